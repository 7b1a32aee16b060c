/** Product attributes for list filters and product pages (§3, §9). */
import { detailAttributes } from './details.ts';
import type { SeedAttribute } from './seed-catalog-types.ts';

/** Option ids by name, so that products refer to them in words. */
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

/**
 * An option with its id and its swatch, a colour or text; without swatches the attribute is a
 * select.
 */
function choice(value: string, label: string, swatch: string | null = null) {
  return { value, label, swatch };
}

/** The swatch shows the label, as for sizes. */
function lettered(value: string, label: string) {
  return choice(value, label, label);
}

const product = { entityType: 'catalog_product' } as const;

/** Free text written by the merchant per product. */
function written(code: string, id: number, label: string): SeedAttribute {
  return { ...product, code, id, label, input: 'text', position: 10, options: [] };
}

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
      lettered(volumeOption.ml250, '250 mL'),
      lettered(volumeOption.ml300, '300 mL'),
      lettered(volumeOption.ml330, '330 mL'),
      lettered(volumeOption.ml350, '350 mL'),
      lettered(volumeOption.ml450, '450 mL'),
      lettered(volumeOption.ml500, '500 mL'),
      lettered(volumeOption.ml600, '600 mL'),
      lettered(volumeOption.ml750, '750 mL'),
      lettered(volumeOption.l1, '1 L'),
      lettered(volumeOption.l1Half, '1.5 L'),
      lettered(volumeOption.l3, '3 L'),
      lettered(volumeOption.l10, '10 L'),
      lettered(volumeOption.l11, '11 L'),
      lettered(volumeOption.l15, '15 L'),
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
  written('incentive', 145, 'Offer'),
  written('package_content', 230, 'Content'),
  written('rental_terms', 231, 'Terms of the rental'),
  ...detailAttributes,
];
