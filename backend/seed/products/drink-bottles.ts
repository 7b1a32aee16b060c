/** Drink bottles by colour and size, each variant a product of its own (GEN-01). */
import { colourOption, volumeOption } from '../attributes.ts';
import { product, variant } from '../draft.ts';
import { shelf } from '../shelves.ts';

const categoryIds = [shelf.bottles, shelf.accessories];

const steelColours = [
  { key: 'blue', name: 'Deep blue', code: 'BLU', option: colourOption.blue },
  { key: 'sage', name: 'Sage', code: 'SAG', option: colourOption.sage },
  { key: 'coral', name: 'Coral', code: 'COR', option: colourOption.coral },
] as const;
const steelSizes = [
  { key: '500', name: '500 mL', option: volumeOption.ml500, price: 2995, height: 22 },
  { key: '750', name: '750 mL', option: volumeOption.ml750, price: 3495, height: 26 },
  { key: '1000', name: '1 L', option: volumeOption.l1, price: 3995, height: 30 },
] as const;
const steelStock = [64, 48, 22, 35, 3, 18, 27, 0, 12];

const steelBottles = steelColours.flatMap((colour, column) =>
  steelSizes.map((size, row) =>
    variant({
      id: 201 + column * steelSizes.length + row,
      sku: `BW-BOTTLE-STEEL-${colour.code}-${size.key}`,
      name: `Insulated steel bottle ${size.name}, ${colour.name.toLowerCase()}`,
      urlKey: `insulated-steel-bottle-${size.key}-${colour.key}`,
      price: size.price,
      categoryIds,
      stock: steelStock[column * steelSizes.length + row] ?? 0,
      shortDescription: `The ${size.name} bottle in ${colour.name.toLowerCase()}.`,
      about: ['Double-walled stainless steel with a carry loop; cold for 24 hours, hot for 12.'],
      points: ['Leak-proof cap', 'Does not sweat'],
      details: {
        volume: size.name,
        colour: colour.name,
        dimensions: `7.5 × 7.5 × ${size.height} cm`,
        material: '18/8 stainless steel, powder coated',
      },
      filters: { bottle_colour: colour.option, volume: size.option },
      views: [
        [`steel-${colour.key}-${size.key}`, `Insulated bottle ${size.name} in ${colour.name.toLowerCase()}`],
        [`steel-${colour.key}-${size.key}-close`, `Cap of the ${colour.name.toLowerCase()} bottle`],
      ],
      relatedSkus: ['BW-BOTTLE-STEEL'],
      popularity: 0,
    }),
  ),
);

const sportColours = [
  { key: 'blue', name: 'Blue', code: 'BLU', option: colourOption.blue, stock: 88 },
  { key: 'sage', name: 'Sage', code: 'SAG', option: colourOption.sage, stock: 41 },
  { key: 'coral', name: 'Coral', code: 'COR', option: colourOption.coral, stock: 5 },
  { key: 'graphite', name: 'Graphite', code: 'GRA', option: colourOption.graphite, stock: 0 },
] as const;

const sportBottles = sportColours.map(({ key, name, code, option, stock }, place) =>
  variant({
    id: 211 + place,
    sku: `BW-BOTTLE-SPORT-${code}`,
    name: `Flip-straw sports bottle 600 mL, ${name.toLowerCase()}`,
    urlKey: `flip-straw-sports-bottle-${key}`,
    price: 1695,
    categoryIds,
    stock,
    shortDescription: `The sports bottle in ${name.toLowerCase()}.`,
    about: ['Clear, tough and light, with a straw that flips up and marks to fill by.'],
    points: ['Free of BPA', 'Top rack of the dishwasher'],
    details: { volume: '600 mL', colour: name, weight: '150 g', material: 'Copolyester, silicone straw' },
    filters: { bottle_colour: option, volume: volumeOption.ml600 },
    views: [
      [`sports-${key}`, `Sports bottle in ${name.toLowerCase()}`],
      [`sports-${key}-close`, `Flip straw of the ${name.toLowerCase()} bottle`],
    ],
    relatedSkus: ['BW-BOTTLE-SPORT'],
    popularity: 0,
  }),
);

const cupColours = [
  { key: 'sage', name: 'Sage', code: 'SAG', option: colourOption.sage, stock: 33 },
  { key: 'sand', name: 'Sand', code: 'SND', option: colourOption.sand, stock: 29 },
  { key: 'graphite', name: 'Graphite', code: 'GRA', option: colourOption.graphite, stock: 47 },
] as const;

const travelCups = cupColours.map(({ key, name, code, option, stock }, place) =>
  variant({
    id: 216 + place,
    sku: `BW-CUP-TRAVEL-${code}`,
    name: `Reusable coffee cup 350 mL, ${name.toLowerCase()}`,
    urlKey: `reusable-coffee-cup-${key}`,
    price: 1995,
    categoryIds,
    stock,
    shortDescription: `The reusable cup in ${name.toLowerCase()}.`,
    about: ['Fits under a coffee machine, keeps the heat for an hour, and closes with a press-in lid.'],
    points: ['Ribbed band stays cool', 'Dishwasher safe'],
    details: {
      volume: '350 mL',
      colour: name,
      material: 'Polypropylene, silicone band',
      care: 'Dishwasher safe',
    },
    filters: { bottle_colour: option, volume: volumeOption.ml350 },
    views: [
      [`travel-${key}`, `Reusable cup in ${name.toLowerCase()}`],
      [`travel-${key}-close`, `Lid of the ${name.toLowerCase()} cup`],
    ],
    relatedSkus: ['BW-CUP-TRAVEL'],
    popularity: 0,
  }),
);

export const drinkBottles = [
  product({
    id: 78,
    sku: 'BW-BOTTLE-STEEL',
    name: 'Insulated steel bottle',
    urlKey: 'insulated-steel-bottle',
    categoryIds,
    shortDescription: 'Three sizes, three colours: cold for 24 hours, hot for 12.',
    about: [
      'A double-walled bottle in stainless steel with a powder coat that grips. The mouth takes ice cubes and fits under every cooler we sell, up to the 1 L size.',
      'Parts are sold too: if the cap goes missing, the bottle need not.',
    ],
    points: ['Leak-proof cap with carry loop', 'Does not sweat', 'Five years of warranty'],
    details: {
      material: '18/8 stainless steel, powder coated',
      dimensions: '7.5 cm wide, 22 to 30 cm high',
      care: 'Wash by hand',
      warranty: '5 years',
    },
    filters: {},
    variants: { attributeCodes: ['bottle_colour', 'volume'], skus: steelBottles.map(({ sku }) => sku) },
    views: [
      ['steel-range', 'Insulated bottles in sage, blue and coral'],
      ['steel-range-close', 'Caps of the insulated bottles'],
    ],
    relatedSkus: ['BW-FLASK-750', 'BW-BOTTLE-SPORT', 'BW-FOUNTAIN-FILL'],
    crosssellSkus: ['BW-CUP-TRAVEL'],
    popularity: 73,
  }),
  product({
    id: 79,
    sku: 'BW-BOTTLE-SPORT',
    name: 'Flip-straw sports bottle 600 mL',
    urlKey: 'flip-straw-sports-bottle',
    categoryIds,
    shortDescription: 'Clear, light and hard to break, with marks to fill by.',
    about: [
      'A straw that flips up, a handle for a carabiner, and a body that survives the car park. The waist fits small hands and bicycle cages.',
    ],
    points: ['Free of BPA', 'Marks every 100 mL', 'Top rack of the dishwasher'],
    details: {
      volume: '600 mL',
      weight: '150 g',
      material: 'Copolyester, silicone straw',
      care: 'Top rack of the dishwasher',
    },
    variants: { attributeCodes: ['bottle_colour'], skus: sportBottles.map(({ sku }) => sku) },
    views: [
      ['sports-range', 'Sports bottles in three colours'],
      ['sports-range-close', 'Flip straws of the sports bottles'],
    ],
    relatedSkus: ['BW-BOTTLE-STEEL', 'BW-SPRING-SPORT-15', 'BW-KIDS-350'],
    upsellSkus: ['BW-BOTTLE-STEEL'],
    popularity: 62,
  }),
  product({
    id: 80,
    sku: 'BW-CUP-TRAVEL',
    name: 'Reusable coffee cup 350 mL',
    urlKey: 'reusable-coffee-cup',
    categoryIds,
    shortDescription: 'Replaces a sleeve of paper cups a month.',
    about: [
      'Sized like a café’s regular, so it fits under the machine and in the cup holder. The ribbed band keeps fingers cool and comes off for washing.',
    ],
    points: ['Press-in lid', 'Dishwasher safe', 'Fits a car’s cup holder'],
    details: {
      volume: '350 mL',
      dimensions: '9 × 9 × 13 cm',
      material: 'Polypropylene, silicone band',
      care: 'Dishwasher safe',
    },
    variants: { attributeCodes: ['bottle_colour'], skus: travelCups.map(({ sku }) => sku) },
    views: [
      ['travel-range', 'Reusable cups in three colours'],
      ['travel-range-close', 'Lids of the reusable cups'],
    ],
    relatedSkus: ['BW-CUP-HOT-350', 'BW-COFFEE-ORIGIN', 'BW-BOTTLE-STEEL'],
    popularity: 54,
  }),
  ...steelBottles,
  ...sportBottles,
  ...travelCups,
];
