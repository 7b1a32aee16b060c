/** The shelf: categories and products as pages show them (§3). */

import type { Money } from './money.ts';

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
  /** Address on the media path, without size. */
  readonly url: string;
  readonly label: string;
}

export interface ProductCard {
  readonly sku: string;
  readonly name: string;
  readonly path: string;
  readonly image: ProductImage;
  readonly price: Money;
  /** Where it differs from the price. */
  readonly regularPrice: Money | null;
  readonly isRental: boolean;
  readonly isInStock: boolean;
  /** Other choices cost more. */
  readonly isPriceFrom: boolean;
  /** False where something has to be chosen or arranged before it can go into the cart. */
  readonly isQuickAdd: boolean;
}

export interface ProductAttribute {
  readonly label: string;
  readonly value: string;
}

export interface Product extends ProductCard {
  readonly gallery: readonly ProductImage[];
  /** HTML from the server, sanitised. */
  readonly shortDescription: string;
  /** HTML from the server, sanitised. */
  readonly description: string;
  readonly attributes: readonly ProductAttribute[];
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly related: readonly ProductCard[];
  /** How many are left where the shop says so. */
  readonly onlyLeft: number | null;
  readonly metaTitle: string;
  readonly metaDescription: string;
}

export interface CategoryPage {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  /** HTML from the server, sanitised. */
  readonly description: string;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly children: readonly MenuItem[];
  readonly products: readonly ProductCard[];
  readonly totalCount: number;
  readonly page: number;
  readonly pageCount: number;
  readonly metaTitle: string;
  readonly metaDescription: string;
}
