/** Sparkling water in cans and glass. */
import { volumeOption } from '../attributes.ts';
import { product } from '../draft.ts';
import { shelf } from '../shelves.ts';

const categoryIds = [shelf.sparklingWater, shelf.water];

export const sparklingWater = [
  product({
    id: 5,
    sku: 'BW-SPARK-330-24',
    name: 'Sparkling water cans 330 mL, tray of 24',
    urlKey: 'sparkling-water-cans-330-ml',
    price: 2880,
    categoryIds,
    stock: 140,
    shortDescription: 'Spring water with fine bubbles in fridge-size cans.',
    about: [
      'Our spring water, chilled and carbonated, in slim aluminium cans. Nothing added but the bubbles, so it goes with lunch as well as with a long meeting.',
    ],
    points: [
      'No sugar, no sweetener, no flavour',
      'Cans qualify for the 10-cent container refund',
      '$1.20 a can',
    ],
    details: {
      volume: '24 × 330 mL',
      pack: 'Tray of 24 cans',
      dimensions: '36 × 24 × 15 cm',
      weight: '8.4 kg',
      material: 'Aluminium, recyclable',
      origin: 'Australia',
      keeps: '18 months',
    },
    filters: { volume: volumeOption.ml330 },
    views: [
      ['cans-plain', 'Sparkling water cans'],
      ['cans-plain-close', 'A can from close up'],
    ],
    relatedSkus: ['BW-SPARK-LIME-24', 'BW-SPARK-750-12', 'BW-GLASS-6'],
    popularity: 74,
  }),
  product({
    id: 6,
    sku: 'BW-SPARK-LIME-24',
    name: 'Sparkling water with lemon and lime 330 mL, tray of 24',
    urlKey: 'sparkling-water-lemon-lime-330-ml',
    price: 3000,
    categoryIds,
    stock: 88,
    shortDescription: 'Fine bubbles with natural lemon and lime, and no sugar.',
    about: [
      'The same sparkling spring water with oil pressed from lemon and lime peel. It smells of fruit and tastes dry: there is no sugar, sweetener or juice in it.',
    ],
    points: ['No sugar, no sweetener', 'Cans qualify for the 10-cent container refund', '$1.25 a can'],
    details: {
      volume: '24 × 330 mL',
      pack: 'Tray of 24 cans',
      dimensions: '36 × 24 × 15 cm',
      weight: '8.4 kg',
      material: 'Aluminium, recyclable',
      ingredients: 'Carbonated spring water, natural lemon and lime flavour',
      origin: 'Australia',
      keeps: '12 months',
    },
    filters: { volume: volumeOption.ml330 },
    views: [
      ['cans-lime', 'Sparkling water cans with lemon and lime'],
      ['cans-lime-close', 'A lemon and lime can from close up'],
    ],
    relatedSkus: ['BW-SPARK-330-24', 'BW-SPARK-750-12', 'BW-GLASS-6'],
    popularity: 63,
  }),
  product({
    id: 7,
    sku: 'BW-SPARK-750-12',
    name: 'Sparkling water in glass 750 mL, carton of 12',
    urlKey: 'sparkling-water-glass-750-ml',
    price: 3540,
    specialPrice: 2995,
    categoryIds: [...categoryIds, shelf.mineral],
    stock: 64,
    shortDescription: 'Table bottles for boardrooms and restaurants.',
    about: [
      'A clear glass bottle that looks right on a set table. Medium bubbles that last through a long lunch, and a screw cap so the rest keeps until dinner.',
    ],
    points: ['Glass is recyclable without end', 'Screw cap', 'Fits a fridge door'],
    details: {
      volume: '12 × 750 mL',
      pack: 'Carton of 12 bottles',
      dimensions: '33 × 25 × 31 cm',
      weight: '15.6 kg',
      material: 'Glass, recyclable',
      origin: 'Australia',
      keeps: '24 months',
    },
    filters: { volume: volumeOption.ml750 },
    views: [
      ['glass-bottles', 'Sparkling water in glass bottles'],
      ['glass-bottles-close', 'The shoulder of a bottle from close up'],
    ],
    relatedSkus: ['BW-GLASS-6', 'BW-SPARK-330-24', 'BW-SPRING-600-24'],
    popularity: 58,
  }),
];
