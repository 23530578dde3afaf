/** Which states, provinces and countries make up the territories, and where the lines of our own run. */

const STATES = {
  'new-england': ['Maine', 'New Hampshire', 'Vermont', 'Massachusetts', 'Rhode Island', 'Connecticut'],
  pennsylvania: ['Pennsylvania', 'Delaware'],
  maryland: ['Maryland', 'District of Columbia'],
  virginia: ['Virginia', 'West Virginia'],
  dakota: ['North Dakota', 'South Dakota'],
}
const SINGLE = `New York;New Jersey;Ohio;Indiana;Illinois;Michigan;Wisconsin;North Carolina;South Carolina;Georgia;Florida;
Alabama;Mississippi;Tennessee;Kentucky;Louisiana;Arkansas;Missouri;Texas;Minnesota;Iowa;Nebraska;Montana;Wyoming;Idaho;
Washington;Oregon;Kansas;Oklahoma;New Mexico;Arizona;Utah;Colorado;Nevada;California`
for (const name of SINGLE.split(/;\s*/)) STATES[name.toLowerCase().replace(' ', '-')] = [name]

/** By territory: states of the United States. */
export const US = STATES

/** By territory: provinces of Canada. Ontario and Newfoundland and Labrador are divided below. */
export const CANADA = {
  'british-columbia': ['British Columbia', 'Yukon'],
  alberta: ['Alberta'],
  saskatchewan: ['Saskatchewan'],
  manitoba: ['Manitoba'],
  ontario: ['Ontario'],
  quebec: ['Québec'],
  maritimes: ['New Brunswick', 'Nova Scotia', 'Prince Edward Island', 'Newfoundland and Labrador'],
}

/** By territory: states of Mexico. */
export const MEXICO = {
  sonora: ['Baja California', 'Baja California Sur', 'Sonora', 'Sinaloa'],
  chihuahua: ['Chihuahua', 'Durango', 'Zacatecas'],
  coahuila: ['Coahuila', 'Nuevo León', 'Tamaulipas', 'San Luis Potosí'],
  jalisco: ['Nayarit', 'Jalisco', 'Colima', 'Michoacán', 'Aguascalientes'],
  mexico: [
    'México',
    'Distrito Federal',
    'Hidalgo',
    'Querétaro',
    'Puebla',
    'Tlaxcala',
    'Morelos',
    'Veracruz',
    'Guanajuato',
  ],
  oaxaca: ['Guerrero', 'Oaxaca', 'Chiapas', 'Tabasco'],
  yucatan: ['Yucatán', 'Quintana Roo', 'Campeche'],
}

/** By territory: countries. */
export const COUNTRIES = {
  'central-america': ['Guatemala', 'Belize', 'Honduras', 'El Salvador', 'Nicaragua', 'Costa Rica', 'Panama'],
  cuba: ['Cuba'],
}

/** South America's halves: whoever lies on the Pacific, and the rest. */
export const SOUTH_AMERICA = {
  'western-south-america': ['Colombia', 'Ecuador', 'Peru', 'Bolivia', 'Chile'],
  'eastern-south-america': [
    'Venezuela',
    'Guyana',
    'Suriname',
    'Brazil',
    'Paraguay',
    'Uruguay',
    'Argentina',
    'Falkland Is.',
  ],
}

/** Shapes that are cut out of a larger one: everything of `from` inside the ring (longitude, latitude) is `to`. */
export const CUTS = [
  // The lake peninsula, south of Georgian Bay and the Mattawa.
  {
    from: 'ontario',
    to: 'southern-ontario',
    ring: [
      [-83.5, 46.05],
      [-81.2, 46.0],
      [-79.6, 46.25],
      [-78.5, 46.35],
      [-73, 46.35],
      [-73, 41],
      [-83.5, 41],
    ],
  },
  // Labrador goes with Quebec.
  {
    from: 'maritimes',
    to: 'quebec',
    ring: [
      [-68, 51.35],
      [-57.2, 51.35],
      [-56.35, 51.72],
      [-55.2, 52.2],
      [-54, 54],
      [-54, 62],
      [-68, 62],
    ],
  },
  // Sonora reaches New Mexico, by the rules as on the ground, but there in a border too short to be seen.
  {
    from: 'chihuahua',
    to: 'sonora',
    ring: [
      [-109.6, 31.5],
      [-108.35, 31.5],
      [-108.35, 31.1],
      [-109, 30.2],
      [-109.6, 30.2],
    ],
  },
  // Zacatecas and Guanajuato nearly meet, where four states do; here they do meet, and Jalisco stays off Coahuila.
  {
    from: 'jalisco',
    to: 'chihuahua',
    ring: [
      [-102.1, 22.2],
      [-101.3, 22.2],
      [-101.3, 21.6],
      [-101.7, 21.3],
      [-102.1, 21.5],
    ],
  },
  {
    from: 'mexico',
    to: 'chihuahua',
    ring: [
      [-102.2, 22.2],
      [-100.9, 22.2],
      [-100.9, 21.55],
      [-102.2, 21.4],
    ],
  },
  // The fingers of Zacatecas between those of Jalisco.
  {
    from: 'chihuahua',
    to: 'jalisco',
    ring: [
      [-105, 22.45],
      [-102.4, 22.45],
      [-102.2, 21.8],
      [-102.4, 21],
      [-105, 21],
    ],
  },
  // The upper Amazon goes with the west, so that both halves can hold a name.
  {
    from: 'eastern-south-america',
    to: 'western-south-america',
    ring: [
      [-76, 3],
      [-67, 2.5],
      [-62.5, 0],
      [-60, -4],
      [-58.5, -9],
      [-58, -16],
      [-58.5, -21.5],
      [-62.6, -22.4],
      [-70, -22],
    ],
  },
]

/** Ridges for the mountains, longitude and latitude. */
export const RIDGES = [
  // The Rockies, from the Canadian ranges to New Mexico.
  [
    [-122.5, 55.5],
    [-119.5, 53.2],
    [-117, 51.6],
    [-114.9, 49.6],
    [-113.6, 47.6],
    [-112, 45.4],
    [-110, 44.1],
    [-109.3, 42.8],
    [-106.4, 40.4],
    [-106.2, 38.6],
    [-105.6, 36.4],
  ],
  // The Wasatch.
  [
    [-111.6, 41.4],
    [-111.7, 39.7],
    [-112.2, 38.2],
  ],
  // The Cascades and the Sierra Nevada.
  [
    [-121.3, 48.7],
    [-121.6, 46.6],
    [-121.8, 44.4],
    [-122, 42.3],
    [-121.2, 40.2],
    [-119.9, 38.4],
    [-118.6, 36.7],
  ],
  // The Appalachians.
  [
    [-71.4, 44.2],
    [-74, 44.1],
    [-77.8, 40.9],
    [-79.4, 38.7],
    [-81.2, 37.1],
    [-82.8, 35.6],
    [-84.3, 34.7],
  ],
  // The Sierra Madre, west and east, and the mountains of the south.
  [
    [-108.6, 29.4],
    [-107.2, 27],
    [-105.9, 24.8],
    [-104.6, 22.6],
  ],
  [
    [-100.9, 25.3],
    [-99.9, 23.6],
    [-98.9, 21.4],
  ],
  [
    [-98.6, 17.6],
    [-96.4, 16.8],
  ],
  // The Coast Mountains.
  [
    [-127.6, 54.6],
    [-125.2, 51.9],
    [-122.9, 50.2],
  ],
]

/** Which part of the world a foreign market is: land inside the ring is drawn in its box. */
export const CONTINENTS = {
  europe: {
    rotate: [-12, -52],
    ring: [
      [-25, 63],
      [-12, 34],
      [-5.6, 35.95],
      [3, 37.9],
      [12, 36.5],
      [19, 34],
      [26, 34.4],
      [26.1, 40],
      [29.1, 41.2],
      [36, 44.5],
      [40, 44],
      [48, 46],
      [52, 52],
      [58, 60],
      [62, 68],
      [60, 75],
      [20, 73],
      [-25, 68],
    ],
  },
  africa: {
    rotate: [-18, -2],
    ring: [
      [-20, 36],
      [-5.6, 35.9],
      [3, 38],
      [11.5, 38],
      [20, 33.5],
      [32, 32],
      [34.3, 31.2],
      [34.9, 29.4],
      [34.4, 27.6],
      [37, 23],
      [43.2, 12.6],
      [46, 11.4],
      [54, 13],
      [53, -40],
      [0, -40],
      [-22, 10],
    ],
  },
  'middle-east': {
    rotate: [-46, -28],
    ring: [
      [26, 40],
      [29.1, 41.2],
      [32, 43],
      [41.5, 41.5],
      [48, 38.5],
      [54, 37.2],
      [61, 36.5],
      [61.5, 25],
      [60, 20],
      [55, 15],
      [43.6, 12.4],
      [42.6, 13.6],
      [38.6, 20],
      [34.9, 27.9],
      [34.2, 31.2],
      [33, 34],
      [27, 35.5],
    ],
  },
  asia: {
    rotate: [-102, -25],
    ring: [
      [66, 40],
      [60, 24],
      [72, 5],
      [95, -12],
      [118, -12],
      [128, -3],
      [130, 20],
      [150, 40],
      [145, 54],
      [120, 54],
      [88, 50],
      [76, 50],
    ],
  },
  australia: {
    rotate: [-140, 28],
    ring: [
      [110, -8],
      [142, -10.6],
      [150, -9],
      [170, -30],
      [180, -33],
      [180, -50],
      [110, -45],
    ],
  },
}
