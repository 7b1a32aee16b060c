/** Accessories for large bottles: cradles, racks, a trolley. */
import { product } from '../draft.ts';
import { shelf } from '../shelves.ts';

const pumps = [shelf.pumpsAndTaps, shelf.accessories];
const racks = [shelf.racksAndStands, shelf.accessories];

export const waterStation = [
  product({
    id: 87,
    sku: 'BW-CRADLE',
    name: 'Tilting bottle cradle',
    urlKey: 'tilting-bottle-cradle',
    price: 4995,
    categoryIds: pumps,
    stock: 19,
    shortDescription: 'Tip to pour: a steel cradle for any large bottle, no pump and no power.',
    about: [
      'The bottle lies in two coated hoops and turns with a finger. For market stalls, camps and kitchens that like things simple.',
    ],
    points: ['Holds 11 L and 15 L bottles', 'Folds flat', 'Rubber feet'],
    details: {
      dimensions: '34 × 38 × 32 cm',
      weight: '2.1 kg',
      material: 'Powder-coated steel',
      fits: '11 L and 15 L bottles',
      warranty: '5 years',
    },
    views: [
      ['cradle', 'Bottle lying in its steel cradle'],
      ['cradle-close', 'The hoop that holds the bottle'],
    ],
    relatedSkus: ['BW-PUMP-HAND', 'BW-SPRING-15', 'BW-RACK-2'],
    popularity: 35,
  }),
  product({
    id: 88,
    sku: 'BW-DRIP-TRAY',
    name: 'Drip tray for coolers and casks',
    urlKey: 'drip-tray',
    price: 1450,
    categoryIds: pumps,
    stock: 82,
    shortDescription: 'Catches what misses the cup; lifts apart for the dishwasher.',
    about: [
      'A deep tray with a grille, replacing the one of our floor-standing coolers or standing by itself beneath a cask.',
    ],
    points: ['Holds half a litre', 'Dishwasher safe', 'Feet do not scratch timber'],
    details: { dimensions: '22 × 14 × 3 cm', material: 'ABS', care: 'Dishwasher safe', colour: 'Graphite' },
    views: [
      ['drip-tray', 'Drip tray with its grille'],
      ['drip-tray-close', 'Slots of the grille'],
    ],
    relatedSkus: ['BW-TAP-PAIR', 'BW-CASK-15', 'BW-COOL-FLOOR-HC'],
    popularity: 28,
  }),
  product({
    id: 89,
    sku: 'BW-RACK-2',
    name: 'Bottle rack for 2 large bottles',
    urlKey: 'bottle-rack-2',
    price: 5400,
    categoryIds: racks,
    stock: 33,
    shortDescription: 'One tier, two bottles: fits beneath a bench.',
    about: [
      'The lower half of our four-bottle rack. Start with one and put the second on top when you need it.',
    ],
    points: ['Stacks with other racks', 'Feet adjust on uneven floors', 'Coated rails'],
    details: {
      capacity: '2 bottles of 11 L or 15 L',
      dimensions: '62 × 38 × 34 cm',
      weight: '3.1 kg',
      material: 'Powder-coated steel',
      warranty: '5 years',
    },
    views: [
      ['rack-2', 'Rack with two bottles'],
      ['rack-2-close', 'A bottle on the rails'],
    ],
    relatedSkus: ['BW-RACK-4', 'BW-RACK-6', 'BW-SPRING-15'],
    upsellSkus: ['BW-RACK-4'],
    popularity: 32,
  }),
  product({
    id: 90,
    sku: 'BW-RACK-6',
    name: 'Bottle rack for 6 large bottles',
    urlKey: 'bottle-rack-6',
    price: 11900,
    specialPrice: 10400,
    categoryIds: racks,
    stock: 11,
    shortDescription: 'Three tiers on a footprint of two bottles, with a bracket for the wall.',
    about: [
      'For offices that take a fortnight’s water at once. The bracket holds it to the wall, which it needs when the lower tiers are empty.',
    ],
    points: ['Wall bracket included', 'Bottles slide out one by one', 'Feet adjust on uneven floors'],
    details: {
      capacity: '6 bottles of 11 L or 15 L',
      dimensions: '62 × 38 × 98 cm',
      weight: '8.4 kg',
      material: 'Powder-coated steel',
      warranty: '5 years',
    },
    views: [
      ['rack-6', 'Rack with six bottles in three tiers'],
      ['rack-6-close', 'The lowest tier of the rack'],
    ],
    relatedSkus: ['BW-RACK-4', 'BW-TROLLEY', 'BW-SPRING-15'],
    popularity: 37,
  }),
  product({
    id: 91,
    sku: 'BW-TROLLEY',
    name: 'Bottle trolley',
    urlKey: 'bottle-trolley',
    price: 9800,
    categoryIds: racks,
    stock: 16,
    shortDescription: 'A light hand truck with hoops that fit a large bottle.',
    about: [
      'Moves two full bottles over carpet, kerbs and gravel. The hoops follow the curve of the bottle, so no strap is needed.',
    ],
    points: ['Carries 80 kg', 'Puncture-proof wheels', 'Handle folds for the car'],
    details: {
      dimensions: '48 × 46 × 110 cm',
      weight: '6.2 kg',
      capacity: '2 bottles, 80 kg',
      material: 'Aluminium, rubber',
      warranty: '3 years',
    },
    views: [
      ['trolley', 'Blue trolley with a bottle of water'],
      ['trolley-close', 'The handle of the trolley'],
    ],
    relatedSkus: ['BW-RACK-6', 'BW-SPRING-15', 'BW-RACK-4'],
    popularity: 30,
  }),
];
