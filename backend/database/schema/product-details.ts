/** What the kinds of products know of themselves, as it is stored beside the product. Ids are Magento's and never change. */

export type ProductKind =
  'simple' | 'virtual' | 'downloadable' | 'configurable' | 'bundle' | 'grouped' | 'giftcard';

export type LinkKind = 'configurable' | 'bundle' | 'grouped' | 'related' | 'upsell' | 'crosssell';

export interface ProductAttribute {
  readonly code: string;
  readonly label: string;
  readonly value: string;
}

/** How much a package holds, in what its price is compared by: 15 of a litre, 10 of 100 cups. */
export interface ProductContents {
  readonly amount: number;
  readonly unit: string;
}

/** What renting it means; the price is a month's (GEN-02). */
export interface RentalTerms {
  readonly leastMonths: number;
  /** The first of them that cost nothing. */
  readonly freeMonths: number;
  /** As in: Set-up and servicing. */
  readonly included: string;
}

export interface ProductPicture {
  readonly file: string;
  readonly label: string;
}

/** From this quantity on, a piece costs this many cents. */
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

/** A question asked beside any product: an engraving, a colour of ribbon. */
export interface CustomOption {
  readonly id: number;
  readonly kind: 'field' | 'area' | 'date' | 'drop_down' | 'radio' | 'checkbox' | 'multiple';
  readonly title: string;
  readonly isRequired: boolean;
  readonly position: number;
  /** Of a field, an area or a date; those to choose from have prices of their own. */
  readonly price: number;
  readonly priceType: 'FIXED' | 'PERCENT';
  readonly sku: string | null;
  readonly maxCharacters: number | null;
  readonly values: readonly CustomOptionValue[];
}

/** Which attributes tell the variants apart; the variants themselves are links. */
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
  /** Cents that one adds to a bundle with a fixed price. */
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
  /** The bundle has a price of its own, and its selections add theirs; otherwise the chosen products' prices are all. */
  readonly isFixedPrice?: boolean;
  readonly options: readonly BundleOption[];
}

export interface DownloadLink {
  readonly id: number;
  readonly title: string;
  /** Cents on top of the product's price, where links are bought separately. */
  readonly price: number;
  readonly position: number;
  /** A file beneath /media/downloadable. */
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
  /** Cents to choose from. */
  readonly amounts: readonly number[];
  /** Any amount between the two, in cents; null where only the fixed ones are sold. */
  readonly openAmount: { readonly from: number; readonly to: number } | null;
  readonly isMessageAllowed: boolean;
  readonly lifetimeDays: number;
}
