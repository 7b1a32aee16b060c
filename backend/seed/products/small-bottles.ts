/** Cartons of still spring water in small bottles. */
import { volumeOption } from '../attributes.ts';
import { product } from '../draft.ts';
import { shelf } from '../shelves.ts';

const categoryIds = [shelf.smallBottles, shelf.water];

export const smallBottles = [
  product({
    id: 8,
    sku: 'BW-SPRING-600-24',
    name: 'Spring water 600 mL, carton of 24',
    urlKey: 'spring-water-600-ml',
    price: 2160,
    categoryIds,
    stock: 310,
    shortDescription: 'The standard bottle for meetings, events and the work ute. Ninety cents each.',
    about: [
      'Spring water in a bottle made entirely from recycled plastic, cap aside. Fits cup holders and vending machines.',
    ],
    points: [
      'Bottle made from 100 % recycled PET',
      'Qualifies for the 10-cent container refund',
      '90 cents a bottle',
    ],
    details: {
      volume: '24 × 600 mL',
      pack: 'Carton of 24 bottles',
      dimensions: '40 × 27 × 24 cm',
      weight: '15 kg',
      material: 'Recycled PET, recyclable',
      origin: 'Australia',
      source: 'Spring water, Southern Highlands NSW',
      minerals: '48 mg/L',
      keeps: '18 months',
    },
    filters: { volume: volumeOption.ml600 },
    views: [
      ['small-600', 'Spring water 600 mL bottles'],
      ['small-600-close', 'A 600 mL bottle from close up'],
    ],
    crosssellSkus: ['BW-CUP-CONE-115'],
    upsellSkus: ['BW-SPRING-SPORT-15', 'BW-CARTON-500-12'],
    relatedSkus: ['BW-SPRING-350-24', 'BW-SPRING-1500-12', 'BW-SPARK-330-24'],
    popularity: 88,
  }),
  product({
    id: 9,
    sku: 'BW-SPRING-350-24',
    name: 'Spring water 350 mL, carton of 24',
    urlKey: 'spring-water-350-ml',
    price: 1890,
    categoryIds,
    stock: 175,
    shortDescription: 'Small bottles that get finished: for lunch boxes, waiting rooms and flights.',
    about: [
      'Half-finished bottles are wasted water. This size is one good drink, fits small hands and lunch boxes, and costs less than eighty cents.',
    ],
    points: [
      'Bottle made from 100 % recycled PET',
      'Qualifies for the 10-cent container refund',
      '79 cents a bottle',
    ],
    details: {
      volume: '24 × 350 mL',
      pack: 'Carton of 24 bottles',
      dimensions: '36 × 24 × 19 cm',
      weight: '9 kg',
      material: 'Recycled PET, recyclable',
      origin: 'Australia',
      source: 'Spring water, Southern Highlands NSW',
      minerals: '48 mg/L',
      keeps: '18 months',
    },
    filters: { volume: volumeOption.ml350 },
    views: [
      ['small-350', 'Spring water 350 mL bottles'],
      ['small-350-close', 'A 350 mL bottle from close up'],
    ],
    relatedSkus: ['BW-SPRING-600-24', 'BW-SPRING-1500-12', 'BW-FLASK-750'],
    popularity: 60,
  }),
  product({
    id: 10,
    sku: 'BW-SPRING-1500-12',
    name: 'Spring water 1.5 L, carton of 12',
    urlKey: 'spring-water-1-5-l',
    price: 1920,
    categoryIds,
    stock: 9,
    shortDescription: 'Table-size bottles for home, the car and long days on site.',
    about: [
      'Enough for a family lunch or a day in the sun. The bottle folds flat once empty, so the recycling bin lasts longer.',
    ],
    points: [
      'Bottle made from 50 % recycled PET',
      'Qualifies for the 10-cent container refund',
      '$1.60 a bottle',
    ],
    details: {
      volume: '12 × 1.5 L',
      pack: 'Carton of 12 bottles',
      dimensions: '37 × 28 × 33 cm',
      weight: '18.6 kg',
      material: 'Part recycled PET, recyclable',
      origin: 'Australia',
      source: 'Spring water, Southern Highlands NSW',
      minerals: '48 mg/L',
      keeps: '18 months',
    },
    filters: { volume: volumeOption.l1Half },
    views: [
      ['small-1500', 'Spring water 1.5 L bottles'],
      ['small-1500-close', 'A 1.5 L bottle from close up'],
    ],
    relatedSkus: ['BW-SPRING-600-24', 'BW-SPRING-BOX-10', 'BW-GLASS-6'],
    popularity: 55,
  }),
];
