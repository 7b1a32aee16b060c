/** Expands the short form of seeded products into the full shape (§3). */
import type { RentalTerms } from '../database/schema/product-details.ts';
import { brandOption } from './attributes.ts';
import { contentsOf, weightOf } from './contents.ts';
import { listDetails, type Details } from './details.ts';
import type { SeedProduct } from './seed-catalog-types.ts';

type Own = Omit<
  SeedProduct,
  'type' | 'isRental' | 'description' | 'attributes' | 'images' | 'filterValues' | 'price' | 'stock'
>;

export interface ProductDraft extends Own {
  /** Cents of AUD; omitted where the chosen parts set the price. */
  readonly price?: number;
  /** Omitted where stock is not managed. */
  readonly stock?: number;
  /** Rental terms; set for rentals, which cannot be bought. */
  readonly rental?: RentalTerms;
  /** Nothing is shipped: a visit, a warranty. */
  readonly isService?: boolean;
  /** Paragraphs of the description. */
  readonly about: readonly string[];
  /** Bullet points below the description. */
  readonly points: readonly string[];
  readonly details: Details;
  /** Values for list filters; the brand is Brightwater by default. */
  readonly filters?: Readonly<Record<string, string>>;
  /** Pictures in gallery order: a drawing's key and its label. */
  readonly views: readonly (readonly [drawing: string, label: string])[];
}

/** Derives the type from the parts of a product. */
function kindOf(draft: ProductDraft): SeedProduct['type'] {
  if (draft.variants) return 'configurable';
  if (draft.bundle) return 'bundle';
  if (draft.members) return 'grouped';
  if (draft.downloads) return 'downloadable';
  if (draft.giftCard) return 'giftcard';
  return draft.isService === true ? 'virtual' : 'simple';
}

export function product(draft: ProductDraft): SeedProduct {
  const { about, points, details, views, isService: _isService, filters, ...own } = draft;
  const weight = weightOf(details);
  return {
    ...own,
    type: kindOf(draft),
    price: own.price ?? 0,
    stock: own.stock ?? 0,
    isRental: own.rental !== undefined,
    description: `${about.map((text) => `<p>${text}</p>`).join('')}<ul>${points.map((text) => `<li>${text}</li>`).join('')}</ul>`,
    attributes: listDetails(details),
    contents: contentsOf(details, own.categoryIds),
    ...(weight === null ? {} : { weightGrams: weight }),
    filterValues: { brand: brandOption.brightwater, ...filters },
    images: views.map(([drawing, label], place) => ({
      file: `${own.urlKey.charAt(0)}/${own.urlKey.charAt(1)}/${own.urlKey}${place === 0 ? '' : `-${place + 1}`}.jpg`,
      label,
      drawing,
    })),
  };
}

/** A variant is added to the cart through its configurable product and has no page of its own. */
export function variant(draft: ProductDraft): SeedProduct {
  return { ...product(draft), visibility: 1 };
}
