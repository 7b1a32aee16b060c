/** The attributes of products: what lists are filtered by, and what product pages tell (§3, §9). */
import { detailAttributes } from './details.ts';
import type { SeedAttribute } from './seed-catalog-types.ts';

/** Option numbers of every choice, so that products name them in words. */
export const colourOption = {
  blue: '6',
  sage: '7',
  coral: '8',
  sand: '9',
  graphite: '10',
  white: '11',
} as const;
export const brandOption = {
  brightwater: '21',
  corella: '22',
  paddockLane: '23',
  ridgeway: '24',
  tarn: '25',
} as const;
export const volumeOption = {
  ml250: '31',
  ml300: '42',
  ml330: '32',
  ml350: '43',
  ml450: '44',
  ml500: '33',
  ml600: '34',
  ml750: '35',
  l1: '36',
  l1Half: '37',
  l3: '38',
  l10: '39',
  l11: '40',
  l15: '41',
} as const;
export const roastOption = { light: '51', medium: '52', dark: '53' } as const;

/** A choice, its number, and the colour it is shown in where there is one. */
function choice(value: string, label: string, swatch: string | null = null) {
  return { value, label, swatch };
}

const product = { entityType: 'catalog_product' } as const;

export const productAttributes: readonly SeedAttribute[] = [
  {
    ...product,
    code: 'bottle_colour',
    id: 140,
    label: 'Bottle colour',
    input: 'select',
    isFilterable: true,
    position: 5,
    options: [
      choice(colourOption.blue, 'Deep blue', '#16508f'),
      choice(colourOption.sage, 'Sage', '#7f9f86'),
      choice(colourOption.coral, 'Coral', '#d9644a'),
      choice(colourOption.sand, 'Sand', '#d8c39d'),
      choice(colourOption.graphite, 'Graphite', '#39444f'),
      choice(colourOption.white, 'White', '#f4f6f8'),
    ],
  },
  {
    ...product,
    code: 'brand',
    id: 141,
    label: 'Brand',
    input: 'select',
    isFilterable: true,
    position: 1,
    options: [
      choice(brandOption.brightwater, 'Brightwater'),
      choice(brandOption.corella, 'Corella Roasters'),
      choice(brandOption.paddockLane, 'Paddock Lane'),
      choice(brandOption.ridgeway, 'Ridgeway Office'),
      choice(brandOption.tarn, 'Tarn Filters'),
    ],
  },
  {
    ...product,
    code: 'volume',
    id: 142,
    label: 'Volume',
    input: 'select',
    isFilterable: true,
    position: 2,
    options: [
      choice(volumeOption.ml250, '250 mL'),
      choice(volumeOption.ml300, '300 mL'),
      choice(volumeOption.ml330, '330 mL'),
      choice(volumeOption.ml350, '350 mL'),
      choice(volumeOption.ml450, '450 mL'),
      choice(volumeOption.ml500, '500 mL'),
      choice(volumeOption.ml600, '600 mL'),
      choice(volumeOption.ml750, '750 mL'),
      choice(volumeOption.l1, '1 L'),
      choice(volumeOption.l1Half, '1.5 L'),
      choice(volumeOption.l3, '3 L'),
      choice(volumeOption.l10, '10 L'),
      choice(volumeOption.l11, '11 L'),
      choice(volumeOption.l15, '15 L'),
    ],
  },
  {
    ...product,
    code: 'roast',
    id: 143,
    label: 'Roast',
    input: 'select',
    isFilterable: true,
    position: 4,
    options: [
      choice(roastOption.light, 'Light'),
      choice(roastOption.medium, 'Medium'),
      choice(roastOption.dark, 'Dark'),
    ],
  },
  {
    ...product,
    code: 'is_rental_product',
    id: 144,
    label: 'Rental',
    input: 'boolean',
    isFilterable: true,
    position: 3,
    options: [choice('1', 'Yes'), choice('0', 'No')],
  },
  { ...product, code: 'incentive', id: 145, label: 'Offer', input: 'text', position: 10, options: [] },
  ...detailAttributes,
];
