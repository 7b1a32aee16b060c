/** Types of the product details stored as JSON. Ids are Magento's and never change. */

export type ProductKind =
  'simple' | 'virtual' | 'downloadable' | 'configurable' | 'bundle' | 'grouped' | 'giftcard';

export type LinkKind = 'configurable' | 'bundle' | 'grouped' | 'related' | 'upsell' | 'crosssell';

export interface ProductAttribute {
  readonly code: string;
  readonly label: string;
  readonly value: string;
}

/** The content of a package in the unit its price is compared by: 15 litres, 10 times 100 cups. */
export interface ProductContents {
  readonly amount: number;
  readonly unit: string;
}

/** Rental terms; the product's price is per month (GEN-02). */
export interface RentalTerms {
  readonly leastMonths: number;
  /** How many of the first months are free. */
  readonly freeMonths: number;
  /** For example: Set-up and servicing. */
  readonly included: string;
}

export interface ProductPicture {
  readonly file: string;
  readonly label: string;
}

/** From this quantity on, a unit costs this many cents. */
export interface TierPrice {
  readonly quantity: number;
  readonly price: number;
}

export interface CustomOptionValue {
  readonly id: number;
  readonly title: string;
  readonly price: number;
  readonly priceType: 'FIXED' | 'PERCENT';
  readonly sku: string | null;
  readonly position: number;
}

/** A custom option of any product, such as an engraving or a ribbon colour. */
export interface CustomOption {
  readonly id: number;
  readonly kind: 'field' | 'area' | 'date' | 'drop_down' | 'radio' | 'checkbox' | 'multiple';
  readonly title: string;
  readonly isRequired: boolean;
  readonly position: number;
  /** For fields, areas and dates; selectable values have their own prices. */
  readonly price: number;
  readonly priceType: 'FIXED' | 'PERCENT';
  readonly sku: string | null;
  readonly maxCharacters: number | null;
  readonly values: readonly CustomOptionValue[];
}

/** The attributes that distinguish variants; the variants themselves are links. */
export interface ConfigurableDetails {
  readonly attributes: readonly { readonly id: number; readonly code: string; readonly position: number }[];
}

export interface BundleSelection {
  readonly id: number;
  readonly productId: number;
  readonly quantity: number;
  readonly canChangeQuantity: boolean;
  readonly isDefault: boolean;
  readonly position: number;
  /** Cents added per unit to a bundle with a fixed price. */
  readonly price?: number;
}

export interface BundleOption {
  readonly id: number;
  readonly title: string;
  readonly kind: 'select' | 'radio' | 'checkbox' | 'multi';
  readonly isRequired: boolean;
  readonly position: number;
  readonly selections: readonly BundleSelection[];
}

export interface BundleDetails {
  /**
   * The bundle has its own price and selections add to it; otherwise it costs the sum of the chosen
   * products.
   */
  readonly isFixedPrice?: boolean;
  readonly options: readonly BundleOption[];
}

export interface DownloadLink {
  readonly id: number;
  readonly title: string;
  /** Cents on top of the product's price, where links are sold separately. */
  readonly price: number;
  readonly position: number;
  /** A file below /media/downloadable. */
  readonly file: string;
  readonly hasSample: boolean;
}

export interface DownloadDetails {
  readonly linksTitle: string;
  readonly areLinksPurchasedSeparately: boolean;
  readonly links: readonly DownloadLink[];
  readonly samples: readonly {
    readonly id: number;
    readonly title: string;
    readonly file: string;
    readonly position: number;
  }[];
}

export interface GiftCardDetails {
  readonly kind: 'VIRTUAL' | 'PHYSICAL' | 'COMBINED';
  /** Fixed amounts in cents. */
  readonly amounts: readonly number[];
  /** The range of a custom amount in cents; null where only fixed amounts are sold. */
  readonly openAmount: { readonly from: number; readonly to: number } | null;
  readonly isMessageAllowed: boolean;
  readonly lifetimeDays: number;
}
