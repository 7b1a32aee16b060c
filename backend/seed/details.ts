/** Product details: their names in the seed and the attributes they become. */
import type { SeedAttribute } from './seed-catalog-types.ts';

interface Detail {
  readonly code: string;
  readonly label: string;
}

/** Codes differ from the name where a filter already uses that name. */
const details = {
  volume: { code: 'contents', label: 'Contents' },
  pack: { code: 'pack', label: 'Pack size' },
  dimensions: { code: 'dimensions', label: 'Dimensions (W × D × H)' },
  weight: { code: 'total_weight', label: 'Total weight' },
  material: { code: 'material', label: 'Material' },
  origin: { code: 'origin', label: 'Origin' },
  source: { code: 'source', label: 'Source' },
  minerals: { code: 'minerals', label: 'Total dissolved solids' },
  packaging: { code: 'packaging', label: 'Packaging' },
  keeps: { code: 'keeps', label: 'Best before' },
  fits: { code: 'fits', label: 'Fits' },
  capacity: { code: 'capacity', label: 'Capacity' },
  power: { code: 'power', label: 'Power' },
  temperature: { code: 'temperature', label: 'Temperature' },
  warranty: { code: 'warranty', label: 'Warranty' },
  term: { code: 'term', label: 'Rental term' },
  service: { code: 'service', label: 'Service' },
  rating: { code: 'rating', label: 'Filter rating' },
  life: { code: 'life', label: 'Replace after' },
  ingredients: { code: 'ingredients', label: 'Ingredients' },
  allergens: { code: 'allergens', label: 'Allergens' },
  roast: { code: 'roast_profile', label: 'Roast profile' },
  colour: { code: 'colour', label: 'Colour' },
  paper: { code: 'paper', label: 'Paper' },
  care: { code: 'care', label: 'Care' },
  visit: { code: 'visit', label: 'Length of the visit' },
  area: { code: 'area', label: 'Where we go' },
  booking: { code: 'booking', label: 'Booking' },
  format: { code: 'format', label: 'Format' },
  pages: { code: 'pages', label: 'Pages' },
  licence: { code: 'licence', label: 'Licence' },
  validity: { code: 'validity', label: 'Valid for' },
  delivery: { code: 'delivery', label: 'Delivery' },
  contains: { code: 'contains', label: 'What is inside' },
} as const satisfies Readonly<Record<string, Detail>>;

export type DetailName = keyof typeof details;
export type Details = Readonly<Partial<Record<DetailName, string>>>;

/** The details in the order of every product page. */
export function listDetails(written: Details): { code: string; label: string; value: string }[] {
  return (Object.keys(details) as DetailName[]).flatMap((name) => {
    const value = written[name];
    return value === undefined ? [] : [{ ...details[name], value }];
  });
}

/** Attribute ids count up from here. */
const firstId = 150;

export const detailAttributes: readonly SeedAttribute[] = Object.values(details).map(
  ({ code, label }, place) => ({
    entityType: 'catalog_product',
    code,
    id: firstId + place,
    label,
    input: 'text',
    position: 20 + place,
    options: [],
  }),
);
