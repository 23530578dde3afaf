/** Where things stand on the sheet, in units. */

export const SIZE = [1000, 900]

/** Conic equal-area; `centre` (longitude, latitude) lies at `at`. */
export const PROJECTION = { parallels: [20, 50], meridian: 96, scale: 955, centre: [-96, 38], at: [482, 370] }

/** Lenses: `at` longitude and latitude of the middle, `radius` in units, `by` how much larger things are there. */
export const WARPS = [
  { at: [-80.5, 38.8], radius: 500, by: 0.5 },
  { at: [-75.2, 39.7], radius: 120, by: 0.65 },
  { at: [-104, 25], radius: 240, by: 0.4 },
  { at: [-81.6, 28], radius: 90, by: 0.35 },
  { at: [-79.4, 21.9], radius: 92, by: 0.4 },
]

/** Smallest area, in square units, that a bend of a border must have to be kept. */
export const THIN = 1.2

/** Boxes at the edges: their frame, and where in it the land is drawn. */
export const BOXES = {
  alaska: { box: [6, 6, 122, 100], draw: [10, 10, 114, 86] },
  asia: { box: [6, 250, 124, 88], draw: [10, 254, 116, 80] },
  hawaii: { box: [6, 470, 150, 100], draw: [14, 480, 134, 84] },
  australia: { box: [6, 700, 124, 88], draw: [10, 704, 116, 80] },
  europe: { box: [870, 330, 124, 88], draw: [874, 334, 116, 80] },
  'middle-east': { box: [870, 426, 124, 88], draw: [874, 430, 116, 80] },
  africa: { box: [870, 522, 124, 88], draw: [874, 526, 116, 80] },
  'south-america': { box: [858, 640, 136, 254], draw: [863, 662, 126, 212] },
}

/**
 * Where things stand when the best place inside is not good enough: `label` the middle of the name, `room` wide; `area` for
 * icons; `spot` about where pieces stand (they do at the point nearby that is farthest from the border); `lead` where a line
 * from a name at sea begins, and where it ends if not at the spot.
 */
export const LABELS = {
  alaska: { label: [66, 20], spot: [60, 48], area: [28, 30, 60, 24] },
  hawaii: { label: [104, 485], room: 96, spot: [140, 545], area: [12, 530, 84, 34] },
  california: { room: 64 },
  'central-america': { room: 100 },
  'western-south-america': {
    label: [926, 652],
    room: 130,
    lines: 1,
    lead: [
      [882, 659],
      [879, 692],
    ],
  },
  'eastern-south-america': {
    label: [926, 884],
    room: 130,
    lines: 1,
    lead: [
      [930, 876],
      [914, 806],
    ],
  },
  maritimes: { label: [952, 184], room: 84, spot: [872, 128], area: [912, 190, 80, 20], lead: [[922, 180]] },
  'new-england': { label: [926, 236], room: 124, spot: [812, 184], area: [868, 242, 116, 20], lead: [[884, 230]] },
  'new-jersey': { label: [856, 292], room: 70, spot: [783, 290], area: [822, 298, 68, 20], lead: [[824, 292]] },
  maryland: { label: [832, 345], room: 60, spot: [724, 328], area: [804, 351, 58, 20], lead: [[806, 343]] },
  'south-carolina': { label: [794, 482], room: 92, spot: [694, 472], area: [748, 488, 92, 20], lead: [[748, 480]] },
  louisiana: { label: [500, 592], room: 90, spot: [496, 526], area: [458, 598, 84, 20], lead: [[500, 585]] },
  oaxaca: { label: [492, 806], room: 90, spot: [531, 746], area: [450, 812, 84, 20], lead: [[502, 798]] },
  cuba: { label: [740, 726], room: 90, spot: [745, 690], area: [696, 732, 88, 20], lead: [[742, 719]] },
}

/** Ferries: points are longitude and latitude, or units of the sheet where they are positive. */
export const FERRIES = [
  {
    between: ['michigan', 'ontario'],
    by: [
      [-84.6, 46.1],
      [-84.3, 46.9],
    ],
  },
  {
    between: ['michigan', 'southern-ontario'],
    by: [
      [-83.2, 43.0],
      [-81.8, 43.0],
    ],
  },
  {
    between: ['southern-ontario', 'new-york'],
    by: [
      [-79.6, 43.1],
      [-78.5, 43.0],
    ],
  },
  {
    between: ['british-columbia', 'alaska'],
    by: [
      [128, 72],
      [-129.6, 54.2],
    ],
  },
  {
    between: ['florida', 'cuba'],
    by: [
      [-80.9, 25.6],
      [-80.6, 22.9],
    ],
  },
  {
    between: ['yucatan', 'cuba'],
    by: [
      [-87.2, 21.1],
      [-84.1, 22.35],
    ],
  },
]

/** Nothing is drawn here but the sea: room for a title or a key. */
export const CARTOUCHE = [146, 700, 172, 190]

export const SEAS = { pacific: [150, 640], atlantic: [900, 270], gulf: [560, 620] }
