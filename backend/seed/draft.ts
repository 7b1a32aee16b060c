/** Turns the short form in which products are written down into the seeded shape. */
import type { SeedProduct } from './seed-catalog-types.ts';

const labels = {
  volume: 'Volume',
  pack: 'Pack size',
  dimensions: 'Dimensions (W × D × H)',
  weight: 'Weight',
  material: 'Material',
  origin: 'Origin',
  source: 'Source',
  minerals: 'Total dissolved solids',
  packaging: 'Packaging',
  keeps: 'Best before',
  fits: 'Fits',
  capacity: 'Capacity',
  power: 'Power',
  temperature: 'Temperature',
  warranty: 'Warranty',
  term: 'Rental term',
  service: 'Service',
  rating: 'Filter rating',
  life: 'Replace after',
  ingredients: 'Ingredients',
  roast: 'Roast',
  colour: 'Colour',
  paper: 'Paper',
  care: 'Care',
} as const;

export type DetailCode = keyof typeof labels;

export interface ProductDraft {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly urlKey: string;
  readonly price: number;
  readonly specialPrice?: number;
  readonly isRental?: boolean;
  readonly categoryIds: readonly number[];
  readonly stock: number;
  readonly shortDescription: string;
  /** Paragraphs of the description. */
  readonly about: readonly string[];
  /** Bullet points beneath them. */
  readonly points: readonly string[];
  readonly details: Readonly<Partial<Record<DetailCode, string>>>;
  /** Pictures in gallery order: a drawing's key and what it shows. */
  readonly views: readonly (readonly [drawing: string, label: string])[];
  readonly relatedSkus: readonly string[];
  readonly popularity: number;
}

export function product(draft: ProductDraft): SeedProduct {
  const { about, points, details, views, isRental, ...own } = draft;
  const codes = Object.keys(labels) as DetailCode[];
  return {
    ...own,
    type: 'simple',
    isRental: isRental ?? false,
    description: `${about.map((text) => `<p>${text}</p>`).join('')}<ul>${points.map((text) => `<li>${text}</li>`).join('')}</ul>`,
    attributes: codes.flatMap((code) => {
      const value = details[code];
      return value === undefined ? [] : [{ code, label: labels[code], value }];
    }),
    images: views.map(([drawing, label], place) => ({
      file: `${own.urlKey.charAt(0)}/${own.urlKey.charAt(1)}/${own.urlKey}${place === 0 ? '' : `-${place + 1}`}.jpg`,
      label,
      drawing,
    })),
  };
}
