/** More consumables for washrooms and kitchens. */
import { brandOption, volumeOption } from '../attributes.ts';
import { product } from '../draft.ts';
import { shelf } from '../shelves.ts';

const categoryIds = [shelf.washroom, shelf.office];

export const washroom = [
  product({
    id: 137,
    sku: 'BW-TOILET-48',
    name: 'Toilet rolls, carton of 48',
    urlKey: 'toilet-rolls-48',
    price: 4290,
    categoryIds,
    stock: 85,
    shortDescription: 'Two-ply, recycled, 400 sheets a roll: fewer changes, fewer complaints.',
    about: [
      'Made in Melbourne from office paper, which is where a good part of ours ends up. Each roll is wrapped in paper.',
    ],
    points: ['100 % recycled', '400 sheets a roll', '89 cents a roll'],
    details: { pack: '48 rolls of 400', paper: '2-ply, 100 % recycled', origin: 'Melbourne' },
    filters: { brand: brandOption.ridgeway },
    tiers: [
      { quantity: 3, price: 3990 },
      { quantity: 8, price: 3690 },
    ],
    views: [
      ['toilet-rolls', 'Toilet rolls, stacked'],
      ['toilet-rolls-close', 'A toilet roll from close up'],
    ],
    relatedSkus: ['BW-TOWEL-2400', 'BW-HANDWASH-500', 'BW-TISSUE-24'],
    popularity: 42,
  }),
  product({
    id: 138,
    sku: 'BW-TISSUE-24',
    name: 'Facial tissues, 24 boxes',
    urlKey: 'facial-tissues-24',
    price: 3360,
    categoryIds,
    stock: 60,
    shortDescription: 'Two-ply tissues for desks, clinics and treatment rooms.',
    about: [
      'A flat box that fits a dispenser or stands alone. The opening is paper, so the empty box needs no taking apart.',
    ],
    points: ['200 tissues a box', 'No plastic in the opening', '$1.40 a box'],
    details: { pack: '24 boxes of 200', paper: '2-ply, managed forests', dimensions: '23 × 12 × 8 cm' },
    views: [
      ['tissues', 'Box of tissues'],
      ['tissues-close', 'A tissue standing out of its box'],
    ],
    relatedSkus: ['BW-TOILET-48', 'BW-TOWEL-2400', 'BW-SANITISER-GEL'],
    popularity: 30,
  }),
  product({
    id: 139,
    sku: 'BW-BINLINER-60',
    name: 'Bin liners 60 L, 5 rolls of 20',
    urlKey: 'bin-liners-60-l',
    price: 2190,
    categoryIds,
    stock: 78,
    shortDescription: 'Recycled film that stretches before it tears.',
    about: [
      'Made from farm wrap collected in the Riverina. Strong enough for a kitchen bin that is emptied once a day.',
    ],
    points: ['90 % recycled film', 'Seam at the foot is welded twice', '22 cents each'],
    details: {
      pack: '100 liners',
      capacity: '60 L',
      material: 'Recycled LDPE',
      dimensions: '60 × 90 cm',
      colour: 'Graphite',
    },
    views: [
      ['bin-liners', 'Roll of bin liners'],
      ['bin-liners-close', 'Label of the roll'],
    ],
    relatedSkus: ['BW-DISH-1L', 'BW-TOWEL-2400', 'BW-SPRAY-750'],
    popularity: 23,
  }),
  product({
    id: 140,
    sku: 'BW-DISH-1L',
    name: 'Dish liquid 1 L',
    urlKey: 'dish-liquid-1-l',
    price: 790,
    categoryIds,
    stock: 104,
    shortDescription: 'Concentrated, mild to hands, rinses off glass without a film.',
    about: [
      'One squeeze to a sink. Plant-based and readily biodegradable, with a little mint so that somebody offers to wash up.',
    ],
    points: ['Plant-based', 'About 100 sinks', 'Refill bottle can be used again'],
    details: {
      volume: '1 L',
      ingredients: 'Plant-based surfactants, mint oil, water',
      packaging: 'Recycled PET',
    },
    filters: { volume: volumeOption.l1 },
    views: [
      ['dish-liquid', 'Bottle of dish liquid'],
      ['dish-liquid-close', 'Label of the dish liquid'],
    ],
    relatedSkus: ['BW-DISHWASH-60', 'BW-SPRAY-750', 'BW-HANDWASH-500'],
    popularity: 26,
  }),
  product({
    id: 141,
    sku: 'BW-SANITISER-GEL',
    name: 'Hand sanitiser 500 mL',
    urlKey: 'hand-sanitiser-500-ml',
    price: 990,
    specialPrice: 690,
    categoryIds,
    stock: 170,
    shortDescription: 'Seventy per cent alcohol with glycerine, for counters and site offices.',
    about: [
      'Dries in fifteen seconds and leaves hands neither sticky nor sore. Flammable, as all good ones are: keep it off the stove.',
    ],
    points: ['70 % ethanol', 'With glycerine', 'Pump locks for travel'],
    details: {
      volume: '500 mL',
      ingredients: 'Ethanol 70 %, glycerine, water',
      keeps: '24 months',
      care: 'Flammable; keep away from heat',
    },
    filters: { volume: volumeOption.ml500 },
    views: [
      ['hand-sanitiser', 'Pump bottle of hand sanitiser'],
      ['hand-sanitiser-close', 'Pump of the hand sanitiser'],
    ],
    relatedSkus: ['BW-HANDWASH-500', 'BW-TISSUE-24', 'BW-SPRAY-750'],
    popularity: 29,
  }),
];
