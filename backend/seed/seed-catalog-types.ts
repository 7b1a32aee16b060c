/** Types of a seeded catalogue: categories, attributes, products of every type. */
import type {
  BundleOption,
  CustomOption,
  DownloadDetails,
  GiftCardDetails,
  ProductContents,
  ProductKind,
  RentalTerms,
  TierPrice,
} from '../database/schema/product-details.ts';
import type { AttributeOption } from '../database/schema/store.ts';

/** A category. Ids are Magento's; the root is 2 and is not listed. */
export interface SeedCategory {
  readonly id: number;
  readonly parentId: number;
  readonly name: string;
  readonly urlKey: string;
  readonly position: number;
  readonly includeInMenu: boolean;
  readonly isActive?: boolean;
  /** HTML, shown under the heading. */
  readonly description: string;
  /** A drawing's key, see backend/media/drawings. */
  readonly drawing: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
}

/** A product picture: `drawing` names the drawn master, `file` the path under catalog/product/. */
export interface SeedImage {
  readonly file: string;
  readonly label: string;
  readonly drawing: string;
}

export interface SeedProduct {
  readonly id: number;
  readonly sku: string;
  readonly type: ProductKind;
  readonly name: string;
  readonly urlKey: string;
  /** Cents of AUD, GST included; 0 for types priced by the chosen parts. */
  readonly price: number;
  /** Cents of AUD, GST included; absent where there is no sale. */
  readonly specialPrice?: number;
  readonly isRental: boolean;
  readonly isActive?: boolean;
  /** Magento's values: 1 not individually, 4 catalogue and search (default). */
  readonly visibility?: number;
  readonly categoryIds: readonly number[];
  readonly stock: number;
  readonly isBackordered?: boolean;
  readonly weightGrams?: number;
  readonly incentive?: string;
  readonly contents?: ProductContents | null;
  readonly rental?: RentalTerms | null;
  readonly metaTitle?: string | null;
  readonly metaDescription?: string | null;
  /** Plain-text sentence for cards. */
  readonly shortDescription: string;
  /** HTML. */
  readonly description: string;
  /** Listed on the product page under Details: a label and its text. */
  readonly attributes: readonly { readonly code: string; readonly label: string; readonly value: string }[];
  /** Values of filterable attributes: attribute code to option value. */
  readonly filterValues?: Readonly<Record<string, string>>;
  readonly images: readonly SeedImage[];
  readonly relatedSkus: readonly string[];
  readonly crosssellSkus?: readonly string[];
  readonly upsellSkus?: readonly string[];
  /** Higher values come first among best sellers. */
  readonly popularity: number;
  readonly tiers?: readonly TierPrice[];
  readonly customOptions?: readonly CustomOption[];
  /** Configurable: the attributes that distinguish variants, and the variants' skus in order. */
  readonly variants?: { readonly attributeCodes: readonly string[]; readonly skus: readonly string[] };
  readonly bundle?: { readonly isFixedPrice?: boolean; readonly options: readonly SeedBundleOption[] };
  readonly members?: readonly { readonly sku: string; readonly quantity: number }[];
  readonly downloads?: DownloadDetails;
  readonly giftCard?: GiftCardDetails;
}

/** A bundle option refers to its products by sku. */
export type SeedBundleOption = Omit<BundleOption, 'selections'> & {
  readonly selections: readonly (Omit<BundleOption['selections'][number], 'productId'> & {
    readonly sku: string;
  })[];
};

export interface SeedAttribute {
  readonly entityType: 'catalog_product' | 'customer';
  readonly code: string;
  readonly id: number;
  readonly label: string;
  readonly input: 'text' | 'textarea' | 'select' | 'boolean' | 'date' | 'price';
  readonly isRequired?: boolean;
  readonly isFilterable?: boolean;
  readonly position: number;
  readonly options: readonly AttributeOption[];
}
