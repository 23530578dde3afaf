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

/** Boxes at the edges: their frame, and where in it the land is drawn (`stretch`: as wide and high as that, whatever its shape). */
export const BOXES = {
  alaska: { box: [6, 6, 122, 100], draw: [10, 10, 114, 86] },
  asia: { box: [6, 250, 124, 92], draw: [12, 256, 112, 80] },
  hawaii: { box: [6, 470, 150, 100], draw: [14, 480, 134, 84] },
  australia: { box: [6, 700, 124, 92], draw: [12, 706, 112, 80] },
  europe: { box: [870, 300, 124, 92], draw: [876, 306, 112, 80] },
  'middle-east': { box: [870, 402, 124, 92], draw: [876, 408, 112, 80] },
  africa: { box: [870, 504, 124, 92], draw: [876, 510, 112, 80] },
  'south-america': { box: [858, 640, 136, 254], draw: [864, 664, 124, 208] },
}

/**
 * Where the name and the pieces stand when the best place inside is not good enough. With `lead`, the name (at `label`,
 * `room` wide) and the icons stand at sea, and a line runs from `lead` to the pieces at `spot`.
 */
export const LABELS = {
  hawaii: { label: [104, 487], room: 96, spot: [54, 546], area: [12, 530, 84, 34] },
  alaska: { spot: [58, 62], area: [30, 52, 60, 24] },
  'western-south-america': {
    label: [926, 652],
    room: 130,
    spot: [892, 730],
    area: [876, 720, 34, 24],
    lead: [890, 660],
  },
  'eastern-south-america': {
    label: [926, 884],
    room: 130,
    spot: [945, 735],
    area: [918, 724, 56, 24],
    lead: [940, 876],
  },
  maritimes: { label: [952, 184], room: 84, spot: [872, 128], area: [912, 190, 80, 20], lead: [922, 180] },
  'new-england': { label: [922, 236], room: 120, spot: [836, 190], area: [866, 242, 110, 20], lead: [880, 230] },
  'new-jersey': { label: [842, 292], room: 48, spot: [783, 290], area: [818, 298, 48, 20], lead: [818, 292] },
  maryland: { label: [832, 345], room: 52, spot: [724, 328], area: [806, 351, 52, 20], lead: [808, 343] },
  'south-carolina': { label: [790, 482], room: 84, spot: [694, 472], area: [748, 488, 84, 20], lead: [748, 480] },
  louisiana: { label: [500, 592], room: 90, spot: [496, 526], area: [458, 598, 84, 20], lead: [500, 586] },
  oaxaca: { label: [420, 792], room: 90, spot: [452, 737], area: [378, 798, 84, 20], lead: [428, 786] },
  cuba: { label: [740, 726], room: 100, spot: [745, 690], area: [690, 732, 100, 20], lead: [742, 719] },
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
      [-84.6, 22.1],
    ],
  },
]

export const SEAS = { pacific: [150, 640], atlantic: [900, 270], gulf: [560, 620] }
