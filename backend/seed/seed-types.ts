/** The shapes of the seeded shop: plain data, drawn and written by hand, loaded once into an empty database. */

/** A category. Ids are Magento's own numbers; the root is 2 and is not listed here. */
export interface SeedCategory {
  readonly id: number;
  readonly parentId: number;
  readonly name: string;
  readonly urlKey: string;
  readonly position: number;
  readonly includeInMenu: boolean;
  /** HTML, shown under the heading. */
  readonly description: string;
  /** A drawing's key, see backend/media/drawings. */
  readonly drawing: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
}

/** One picture of a product: `drawing` names a drawn master, `file` is its path under catalog/product/. */
export interface SeedImage {
  readonly file: string;
  readonly label: string;
  readonly drawing: string;
}

export interface SeedProduct {
  readonly id: number;
  readonly sku: string;
  readonly type: 'simple';
  readonly name: string;
  readonly urlKey: string;
  /** Cents of AUD, GST included. */
  readonly price: number;
  /** Cents of AUD, GST included; absent where nothing is on sale. */
  readonly specialPrice?: number;
  readonly isRental: boolean;
  readonly categoryIds: readonly number[];
  readonly stock: number;
  /** Plain-text sentence for cards. */
  readonly shortDescription: string;
  /** HTML. */
  readonly description: string;
  /** What the product page lists under Details: a label and its text. */
  readonly attributes: readonly { readonly code: string; readonly label: string; readonly value: string }[];
  readonly images: readonly SeedImage[];
  readonly relatedSkus: readonly string[];
  /** Higher is shown earlier among best sellers. */
  readonly popularity: number;
}

export interface SeedCmsPage {
  readonly id: number;
  readonly identifier: string;
  readonly title: string;
  readonly contentHeading: string;
  /** HTML. */
  readonly content: string;
  readonly pageLayout: string;
  readonly metaTitle: string;
  readonly metaKeywords: string;
  readonly metaDescription: string;
}

export interface SeedCmsBlock {
  readonly identifier: string;
  readonly title: string;
  /** HTML. */
  readonly content: string;
}

export interface SeedRegion {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

export interface SeedCountry {
  readonly id: 'AU' | 'NZ';
  readonly threeLetter: string;
  readonly nameLocale: string;
  readonly nameEnglish: string;
  readonly regions: readonly SeedRegion[];
}

/** Shipping rates of one zone: the first zone whose country and postcode range match is taken. */
export interface SeedShippingZone {
  readonly code: string;
  readonly country: 'AU' | 'NZ';
  /** Inclusive four-digit ranges. */
  readonly postcodes: readonly (readonly [from: string, to: string])[];
  readonly methods: readonly SeedShippingMethod[];
}

export interface SeedShippingMethod {
  readonly carrierCode: string;
  readonly carrierTitle: string;
  readonly methodCode: string;
  readonly methodTitle: string;
  /** Cents, GST included. */
  readonly price: number;
  /** Cents of subtotal from which the method costs nothing; absent where it never does. */
  readonly freeFrom?: number;
}

export interface SeedShop {
  readonly storeConfig: Readonly<Record<string, string | number | boolean>>;
  readonly categories: readonly SeedCategory[];
  readonly products: readonly SeedProduct[];
  readonly pages: readonly SeedCmsPage[];
  readonly blocks: readonly SeedCmsBlock[];
  readonly countries: readonly SeedCountry[];
  readonly shippingZones: readonly SeedShippingZone[];
}
