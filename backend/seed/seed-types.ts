/** Types of a seeded shop: hand-written plain data, loaded once into an empty database. */
import type { SeedAttribute, SeedCategory, SeedProduct } from './seed-catalog-types.ts';
import type {
  SeedAccount,
  SeedBillingInvoice,
  SeedCompany,
  SeedCoupon,
  SeedCustomer,
  SeedEquipment,
  SeedGiftCard,
  SeedOrder,
} from './seed-people-types.ts';

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
  readonly isActive?: boolean;
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

/** Shipping rates of one zone; the first zone that matches country and postcode applies. */
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
  /** Subtotal in cents from which the method is free; absent: never. */
  readonly freeFrom?: number;
  /** Subtotal in cents from which the method is offered. */
  readonly offeredFrom?: number;
}

export interface SeedDeliveryWindow {
  readonly code: string;
  readonly zoneCode: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly capacity: number;
}

export interface SeedPickupLocation {
  readonly code: string;
  readonly name: string;
  readonly email: string;
  readonly telephone: string;
  readonly contactName: string;
  readonly description: string;
  readonly street: readonly string[];
  readonly city: string;
  readonly regionId: number | null;
  readonly region: string | null;
  readonly postcode: string;
  readonly countryId: 'AU' | 'NZ';
  readonly latitude: string;
  readonly longitude: string;
}

/** A redirect: from an old path to a new one or to another site. */
export interface SeedRedirect {
  readonly from: string;
  readonly to: string;
  readonly code: 301 | 302;
  readonly type: 'CMS_PAGE' | 'PRODUCT' | 'CATEGORY' | null;
  readonly entityId: number;
}

export interface SeedShop {
  readonly storeConfig: Readonly<Record<string, string | number | boolean>>;
  readonly storeViews?: readonly {
    readonly id: number;
    readonly code: string;
    readonly name: string;
    readonly isDefault: boolean;
  }[];
  readonly attributes?: readonly SeedAttribute[];
  readonly categories: readonly SeedCategory[];
  readonly products: readonly SeedProduct[];
  readonly pages: readonly SeedCmsPage[];
  readonly blocks: readonly SeedCmsBlock[];
  readonly redirects?: readonly SeedRedirect[];
  readonly countries: readonly SeedCountry[];
  readonly shippingZones: readonly SeedShippingZone[];
  readonly deliveryWindows?: readonly SeedDeliveryWindow[];
  readonly pickupLocations?: readonly SeedPickupLocation[];
  readonly socialLinks?: readonly { readonly name: string; readonly destination: string }[];
  readonly coupons?: readonly SeedCoupon[];
  readonly giftCards?: readonly SeedGiftCard[];
  readonly customers?: readonly SeedCustomer[];
  readonly companies?: readonly SeedCompany[];
  readonly accounts?: readonly SeedAccount[];
  readonly billingInvoices?: readonly SeedBillingInvoice[];
  readonly equipment?: readonly SeedEquipment[];
  /** Loaded once, into a shop without orders. */
  readonly orders?: readonly SeedOrder[];
}
