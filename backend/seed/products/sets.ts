/** Grouped products: several things on one page, each with its own quantity. */
import { product } from '../draft.ts';
import { shelf } from '../shelves.ts';

const stations = [shelf.stationSets, shelf.accessories];

export const sets = [
  product({
    id: 92,
    sku: 'BW-SET-STATION',
    name: 'Water station set',
    urlKey: 'water-station-set',
    categoryIds: stations,
    shortDescription: 'A cooler, its first water, cups and the tube that holds them: a station in one order.',
    about: [
      'Everything that turns an empty corner into a water station. The quantities are those most offices of twenty start with; change any of them, or set one to nothing.',
    ],
    points: ['Delivered together', 'Change any quantity', 'Each thing is sold on its own too'],
    details: {
      contains: 'Floor-standing cooler, 4 bottles, cups, cup dispenser',
      delivery: 'One delivery',
      service: 'First sanitising due after six months',
    },
    members: [
      { sku: 'BW-COOL-FLOOR-HC', quantity: 1 },
      { sku: 'BW-SPRING-15', quantity: 4 },
      { sku: 'BW-CUP-PAPER-200', quantity: 1 },
      { sku: 'BW-CUP-DISPENSER', quantity: 1 },
    ],
    views: [
      ['set-station', 'Cooler, bottle and cups of the water station set'],
      ['set-station-close', 'Bottle and cups from close up'],
    ],
    relatedSkus: ['BW-PACK-STARTER', 'BW-SET-MEETING', 'BW-RENT-FLOOR'],
    upsellSkus: ['BW-PACK-STARTER'],
    popularity: 65,
  }),
  product({
    id: 93,
    sku: 'BW-SET-MEETING',
    name: 'Meeting room set',
    urlKey: 'meeting-room-set',
    categoryIds: stations,
    shortDescription: 'Glasses, a carafe, mineral water and notebooks for a table of six.',
    about: [
      'What a meeting room should have in its cupboard before the guests arrive. Take all of it or only what has gone missing.',
    ],
    points: [
      'For six people',
      'Change any quantity',
      'Everything goes into the dishwasher but the notebooks',
    ],
    details: {
      contains: 'Glasses, 1 L carafe, mineral water, notebooks',
      delivery: 'One delivery',
      care: 'Glasses and carafe dishwasher safe',
    },
    members: [
      { sku: 'BW-GLASS-6', quantity: 1 },
      { sku: 'BW-CARAFE-1000', quantity: 2 },
      { sku: 'BW-MINERAL-330-24', quantity: 1 },
      { sku: 'BW-NOTEBOOK-A5', quantity: 1 },
    ],
    views: [
      ['set-meeting', 'Carafe and glasses of the meeting room set'],
      ['set-meeting-close', 'Glasses of water from close up'],
    ],
    relatedSkus: ['BW-SET-STATION', 'BW-SET-EVENT', 'BW-WHITEBOARD'],
    popularity: 47,
  }),
  product({
    id: 94,
    sku: 'BW-SET-EVENT',
    name: 'Event set for 100 guests',
    urlKey: 'event-set-100-guests',
    categoryIds: stations,
    shortDescription: 'Still, sparkling and cups for an afternoon with a hundred people.',
    about: [
      'Two small bottles a head is what our customers get through on a warm day, and one in four takes bubbles. Cartons that stay closed can be returned within 30 days.',
    ],
    points: ['Unopened cartons can be returned', 'Change any quantity', 'Delivered on the day you name'],
    details: {
      contains: 'Small bottles, cans, paper cups',
      delivery: 'One delivery, on a day of your choice',
      service: 'Unopened cartons are taken back',
    },
    members: [
      { sku: 'BW-SPRING-350-24', quantity: 6 },
      { sku: 'BW-SPARK-330-24', quantity: 2 },
      { sku: 'BW-SPARK-LIME-24', quantity: 1 },
      { sku: 'BW-CUP-CONE-115', quantity: 1 },
    ],
    views: [
      ['set-event', 'Bottles, cans and a cup of the event set'],
      ['set-event-close', 'Cans and bottles from close up'],
    ],
    relatedSkus: ['BW-GUIDE-EVENT', 'BW-CARTON-500-12', 'BW-TUMBLER-12'],
    popularity: 43,
  }),
  product({
    id: 95,
    sku: 'BW-SET-CLEANING',
    name: 'Cooler and kitchen cleaning set',
    urlKey: 'cooler-kitchen-cleaning-set',
    categoryIds: [shelf.care, shelf.filtersAndCare],
    shortDescription: 'A year of clean coolers and benches in one box.',
    about: ['Two sanitisings, one descaling, and what the bench around the cooler needs in between.'],
    points: [
      'Enough for one cooler and one year',
      'Change any quantity',
      'The handbook tells when to do what',
    ],
    details: {
      contains: 'Sanitiser, cleaning kit, descaler, spray, cloths',
      life: 'About a year',
      fits: 'All Brightwater coolers',
    },
    members: [
      { sku: 'BW-CLEAN-KIT', quantity: 1 },
      { sku: 'BW-SANITISER-1L', quantity: 1 },
      { sku: 'BW-DESCALE-6', quantity: 1 },
      { sku: 'BW-SPRAY-750', quantity: 1 },
      { sku: 'BW-CLOTH-10', quantity: 1 },
    ],
    views: [
      ['set-cleaning', 'Sanitiser, spray, descaler, brush and cloth'],
      ['set-cleaning-close', 'Bottles of the cleaning set'],
    ],
    relatedSkus: ['BW-GUIDE-SANITISE', 'BW-SERVICE-SANITISE', 'BW-CLEAN-KIT'],
    popularity: 39,
  }),
  product({
    id: 96,
    sku: 'BW-SET-DESK',
    name: 'New starter desk set',
    urlKey: 'new-starter-desk-set',
    categoryIds: [shelf.desk, shelf.office],
    shortDescription: 'What a colleague’s first desk needs on a Monday morning.',
    about: [
      'Pens, a notebook, notes, a stapler and highlighters. Order one for every starter and nobody has to go through the cupboard.',
    ],
    points: ['One delivery, one desk', 'Change any quantity', 'Refills are sold on their own'],
    details: {
      contains: 'Pens, notebooks, notes, stapler, highlighters',
      delivery: 'One delivery',
      paper: '100 % recycled',
    },
    members: [
      { sku: 'BW-PEN-12', quantity: 1 },
      { sku: 'BW-NOTEBOOK-A5', quantity: 1 },
      { sku: 'BW-STICKY-12', quantity: 1 },
      { sku: 'BW-STAPLER', quantity: 1 },
      { sku: 'BW-HIGHLIGHT-4', quantity: 1 },
    ],
    views: [
      ['set-desk', 'Notebook, stapler, highlighters and a pen'],
      ['set-desk-close', 'Stapler and highlighters from close up'],
    ],
    relatedSkus: ['BW-ORGANISER', 'BW-PACK-WELCOME', 'BW-BOTTLE-STEEL'],
    popularity: 36,
  }),
];
