/** The shelf: categories and products as pages show them (§3). */

import type { ContentTree } from './content-tree.ts';
import type { Money } from './money.ts';
import type { Offer, Tier } from './offer.ts';

export interface MenuItem {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly children: readonly MenuItem[];
}

export interface Breadcrumb {
  readonly name: string;
  readonly path: string;
}

export interface ProductImage {
  /** Address on the media path, without size; empty where there is no picture. */
  readonly url: string;
  readonly label: string;
}

export interface GalleryImage extends ProductImage {
  /** As the merchant numbers them; the first is 1, unless they began elsewhere. */
  readonly position: number | null;
}

export interface ProductCard {
  readonly sku: string;
  readonly name: string;
  readonly path: string;
  readonly image: ProductImage;
  readonly price: Money;
  /** Where it differs from the price. */
  readonly regularPrice: Money | null;
  /** Of its own; what is chosen of it may have others. */
  readonly tiers: readonly Tier[];
  readonly isRental: boolean;
  readonly isInStock: boolean;
  /** Other choices cost more. */
  readonly isPriceFrom: boolean;
  /** False where something has to be chosen or arranged before it can go into the cart. */
  readonly isQuickAdd: boolean;
  /** How much a package holds, in what its price is compared by: 15 litre, 10 100 cups. */
  readonly contents?: string;
  /** Of a rental; as in 3 1 Set-up and servicing. */
  readonly rentalTerms?: string;
}

export interface ProductAttribute {
  readonly label: string;
  readonly value: string;
}

/** Something to download, or to look into beforehand. */
export interface ProductFile {
  readonly title: string;
  /** Null where there is nothing to be had of it without buying. */
  readonly url: string | null;
}

export interface Product extends ProductCard {
  readonly gallery: readonly GalleryImage[];
  readonly shortDescription: ContentTree;
  readonly description: ContentTree;
  readonly attributes: readonly ProductAttribute[];
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly related: readonly ProductCard[];
  /** What one might rather take. */
  readonly upsell: readonly ProductCard[];
  readonly offer: Offer;
  /** False of what comes by e-mail or by a visit. */
  readonly isShipped: boolean;
  /** That come with it, where they are not chosen one by one. */
  readonly files: readonly ProductFile[];
  readonly samples: readonly ProductFile[];
  /** What the merchant gives with it, in their words; null for nothing. */
  readonly incentive: string | null;
  /** How many are left where the shop says so. */
  readonly onlyLeft: number | null;
  /** The price is said to hold the tax; false where the server does not say so. */
  readonly isTaxIncluded?: boolean;
  readonly metaTitle: string;
  readonly metaDescription: string;
}

/** One choice of a facet, and how many products it leaves. */
export interface FacetOption {
  /** As a filter takes it. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** What a list can be narrowed by. */
export interface Facet {
  /** The attribute, as a filter names it; `price` for ranges such as `10_20`. */
  readonly code: string;
  readonly label: string;
  readonly options: readonly FacetOption[];
}

/** A page of a list of products. */
export interface Listing {
  readonly products: readonly ProductCard[];
  readonly totalCount: number;
  readonly page: number;
  readonly pageCount: number;
  /** A facet in use counts what each of its options would leave, whichever of them is chosen. */
  readonly facets: readonly Facet[];
}

export interface SearchPage extends Listing {
  readonly phrase: string;
  /** Other searches that would find something. */
  readonly suggestions: readonly string[];
}

export interface CategoryPage extends Listing {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly description: ContentTree;
  /** Address on the media path; null where there is none. */
  readonly image: string | null;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly children: readonly MenuItem[];
  readonly metaTitle: string;
  readonly metaDescription: string;
}
