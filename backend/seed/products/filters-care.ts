/** Filter cartridges, kits and cleaning products for coolers. */
import { product } from '../draft.ts';
import { shelf } from '../shelves.ts';

const filters = [shelf.filters, shelf.filtersAndCare];
const care = [shelf.care, shelf.filtersAndCare];

export const filtersAndCare = [
  product({
    id: 29,
    sku: 'BW-FILTER-CARBON',
    name: 'Carbon block filter cartridge, 10 inch',
    urlKey: 'carbon-block-filter-cartridge',
    price: 3400,
    categoryIds: filters,
    stock: 84,
    shortDescription: 'Takes out chlorine, taste and odour; fits any standard 10-inch housing.',
    about: [
      'Pressed coconut-shell carbon, fine enough to hold back cysts and cloudiness as well as chlorine. Change it every six months, or sooner if the flow drops.',
    ],
    points: [
      'Reduces chlorine, taste and odour',
      'Food-grade materials throughout',
      'Change-by date sticker included',
    ],
    details: {
      rating: '0.5 micron',
      life: '6 months or 6,000 L',
      dimensions: '6.5 × 6.5 × 25 cm',
      material: 'Coconut-shell carbon',
      fits: 'Standard 10-inch housings',
    },
    views: [
      ['filter-carbon', 'Carbon block filter cartridge'],
      ['filter-carbon-close', 'The end cap and seal of the cartridge'],
    ],
    relatedSkus: ['BW-FILTER-SEDIMENT', 'BW-FILTER-TWIN', 'BW-RENT-MAINS'],
    popularity: 56,
  }),
  product({
    id: 30,
    sku: 'BW-FILTER-SEDIMENT',
    name: 'Sediment filter cartridge, 10 inch',
    urlKey: 'sediment-filter-cartridge',
    price: 1600,
    categoryIds: filters,
    stock: 120,
    shortDescription: 'The first stage: catches sand, rust and silt before they reach the carbon.',
    about: [
      'Spun polypropylene, coarse outside and fine inside, so it fills evenly and lasts. Placed before a carbon block it doubles the life of both.',
    ],
    points: ['For tank and mains water', 'Graded density', 'Change-by date sticker included'],
    details: {
      rating: '5 micron',
      life: '6 months',
      dimensions: '6.3 × 6.3 × 25 cm',
      material: 'Spun polypropylene',
      fits: 'Standard 10-inch housings',
    },
    views: [
      ['filter-sediment', 'Sediment filter cartridge'],
      ['filter-sediment-close', 'The spun surface of the cartridge'],
    ],
    relatedSkus: ['BW-FILTER-CARBON', 'BW-FILTER-TWIN'],
    popularity: 38,
  }),
  product({
    id: 31,
    sku: 'BW-FILTER-TWIN',
    name: 'Twin under-sink filter kit',
    urlKey: 'twin-under-sink-filter-kit',
    price: 21900,
    specialPrice: 18900,
    categoryIds: [...filters, shelf.systems],
    stock: 15,
    shortDescription: 'Two-stage filtered water from its own tap, ready for a plumber to fit in an hour.',
    about: [
      'Sediment first, carbon second, in clear-view housings on one bracket, with a brushed-steel tap for the sink. Both cartridges are in the box.',
    ],
    points: [
      'Both cartridges and the tap included',
      'Pressure-limiting valve included',
      'Spanner and fittings included',
    ],
    details: {
      rating: '5 micron, then 0.5 micron',
      life: '6 months per set of cartridges',
      dimensions: '28 × 14 × 38 cm',
      material: 'Reinforced housings, stainless-steel bracket',
      warranty: '3 years',
    },
    views: [
      ['filter-twin', 'Twin under-sink filter kit with tap'],
      ['filter-twin-close', 'One filter housing from close up'],
    ],
    crosssellSkus: ['BW-FILTER-CARBON', 'BW-FILTER-SEDIMENT'],
    upsellSkus: ['BW-FILTER-RO'],
    relatedSkus: ['BW-FILTER-CARBON', 'BW-FILTER-SEDIMENT', 'BW-GLASS-6'],
    popularity: 50,
  }),
  product({
    id: 32,
    sku: 'BW-CLEAN-KIT',
    name: 'Cooler cleaning kit',
    urlKey: 'cooler-cleaning-kit',
    price: 2250,
    categoryIds: care,
    stock: 73,
    shortDescription: 'Sanitiser, brush, gloves and steps for one thorough clean. Enough for two coolers.',
    about: [
      'A food-safe sanitiser that needs no scrubbing, a bottle brush for the taps, gloves, and plain instructions with pictures. Allow half an hour.',
    ],
    points: ['Food-safe, no scent', 'Twice a year keeps a cooler fresh', 'Enough for two coolers'],
    details: {
      pack: '500 mL sanitiser, brush, gloves, cloth',
      ingredients: 'Hydrogen peroxide based',
      origin: 'Australia',
      fits: 'All coolers and crocks',
    },
    views: [
      ['cleaning-kit', 'Cooler cleaning kit'],
      ['cleaning-kit-close', 'The sanitiser bottle of the kit'],
    ],
    upsellSkus: ['BW-SET-CLEANING'],
    relatedSkus: ['BW-DESCALE-6', 'BW-TAP-PAIR', 'BW-COOL-FLOOR-HC'],
    popularity: 47,
  }),
  product({
    id: 33,
    sku: 'BW-DESCALE-6',
    name: 'Descaler, 6 sachets',
    urlKey: 'descaler-6-sachets',
    price: 1450,
    categoryIds: care,
    stock: 101,
    shortDescription: 'Citric-acid powder for hot tanks, kettles and coffee machines.',
    about: [
      'One sachet in two litres of water, an hour of patience, two rinses. Food-grade citric acid and nothing else.',
    ],
    points: ['Plant-derived citric acid', 'No scent, no colour', 'Paper sachets'],
    details: {
      pack: '6 sachets of 50 g',
      ingredients: 'Citric acid, food grade',
      origin: 'Australia',
      fits: 'Hot tanks, kettles, coffee machines',
    },
    views: [
      ['descaler', 'Box of descaler with a sachet'],
      ['descaler-close', 'A sachet of descaler'],
    ],
    relatedSkus: ['BW-CLEAN-KIT', 'BW-PURE-15', 'BW-COFFEE-PLUNGER'],
    popularity: 35,
  }),
];
