/** Categories and products as pages show them (§3). */

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
  /** Path on the media host, without size; empty without a picture. */
  readonly url: string;
  readonly label: string;
}

export interface GalleryImage extends ProductImage {
  /** The merchant's number; starts at 1 unless the merchant chose otherwise. */
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
  /** Tiers of the product; its choices may have their own. */
  readonly tiers: readonly Tier[];
  readonly isRental: boolean;
  readonly isInStock: boolean;
  /** Other choices cost more. */
  readonly isPriceFrom: boolean;
  /** False where it needs a choice or an appointment before it can be added to the cart. */
  readonly isQuickAdd: boolean;
  /** The contents of a package for its unit price: 15 litre, 10 100 cups. */
  readonly contents?: string;
  /** For a rental, for example 3 1 Set-up and servicing. */
  readonly rentalTerms?: string;
}

/** Products of five litres or more show their delivery day, since they are too heavy to carry. */
export const isHeavy = ({ contents = '' }: Pick<ProductCard, 'contents'>): boolean =>
  parseFloat(contents) >= 5 && contents.endsWith('litre');

export interface ProductAttribute {
  readonly label: string;
  readonly value: string;
}

/** A file to download, or a sample of one. */
export interface ProductFile {
  readonly title: string;
  /** Null where it is available only after purchase. */
  readonly url: string | null;
}

export interface Product extends ProductCard {
  readonly gallery: readonly GalleryImage[];
  readonly shortDescription: ContentTree;
  readonly description: ContentTree;
  readonly attributes: readonly ProductAttribute[];
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly related: readonly ProductCard[];
  /** Better alternatives. */
  readonly upsell: readonly ProductCard[];
  readonly offer: Offer;
  /** False for products sent by e-mail or delivered by a visit. */
  readonly isShipped: boolean;
  /** Files that come with it, where they are not chosen individually. */
  readonly files: readonly ProductFile[];
  readonly samples: readonly ProductFile[];
  /** The merchant's text about a free gift; null for none. */
  readonly incentive: string | null;
  /** The remaining stock, where the shop shows it. */
  readonly onlyLeft: number | null;
  /** The price includes tax; false where the server does not say. */
  readonly isTaxIncluded?: boolean;
  readonly metaTitle: string;
  readonly metaDescription: string;
}

/** An option of a facet and the number of products it leaves. */
export interface FacetOption {
  /** The value for the filter. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** A filter for a list. */
export interface Facet {
  /** The attribute code of the filter; `price` for ranges such as `10_20`. */
  readonly code: string;
  readonly label: string;
  readonly options: readonly FacetOption[];
}

/** A page of a product list. */
export interface Listing {
  readonly products: readonly ProductCard[];
  readonly totalCount: number;
  readonly page: number;
  readonly pageCount: number;
  /** A facet in use counts each of its options as if only that one were chosen. */
  readonly facets: readonly Facet[];
}

export interface SearchPage extends Listing {
  readonly phrase: string;
  /** Other search terms with results. */
  readonly suggestions: readonly string[];
}

export interface CategoryPage extends Listing {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly description: ContentTree;
  /** Path on the media host; null for none. */
  readonly image: string | null;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly children: readonly MenuItem[];
  readonly metaTitle: string;
  readonly metaDescription: string;
}
