/** Types of seeded people and promotions: customers, companies, coupons, gift cards, services. */
import type { AccountAddress } from '../database/schema/company.ts';
import type { CouponKind } from '../database/schema/promotion.ts';

export interface SeedCoupon {
  readonly code: string;
  readonly label: string;
  readonly kind: CouponKind;
  /** Percent, or cents. */
  readonly amount: number;
  readonly isActive?: boolean;
  /** ISO dates. */
  readonly startsAt?: string;
  readonly endsAt?: string;
  readonly minSubtotal?: number;
  readonly isCustomerOnly?: boolean;
  readonly usageLimit?: number;
  readonly usageLimitPerCustomer?: number;
  readonly isFailing?: boolean;
  readonly categoryIds?: readonly number[];
}

export interface SeedGiftCard {
  readonly code: string;
  /** Cents. */
  readonly balance: number;
  readonly isActive?: boolean;
  readonly expiresAt?: string;
}

export interface SeedAddress {
  readonly firstname: string;
  readonly lastname: string;
  readonly company?: string;
  readonly street: readonly string[];
  readonly city: string;
  readonly regionId: number | null;
  readonly postcode: string;
  readonly countryId: 'AU' | 'NZ';
  readonly telephone: string;
  readonly addressName?: string;
  readonly deliveryInstructions?: string;
  readonly isDefaultBilling?: boolean;
  readonly isDefaultShipping?: boolean;
}

export interface SeedCustomer {
  readonly id: number;
  readonly email: string;
  /** Plain text here, hashed when loaded; only demonstration customers. */
  readonly password: string;
  readonly prefix?: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone?: string;
  readonly mobile?: string;
  readonly dateOfBirth?: string;
  readonly isSubscribed?: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly msdPartyId?: string;
  readonly isCompanyCustomer?: boolean;
  readonly tokenSeconds?: number;
  readonly addresses: readonly SeedAddress[];
  readonly savedCards?: readonly {
    readonly type: string;
    readonly lastFour: string;
    readonly expiry: string;
  }[];
  readonly savedPayPal?: readonly string[];
}

export interface SeedCompany {
  readonly id: number;
  readonly name: string;
  readonly legalName: string;
  readonly email: string;
  readonly adminId: number;
  readonly roles: readonly { readonly id: number; readonly name: string }[];
  readonly members: readonly { readonly customerId: number; readonly roleId: number | null }[];
}

export interface SeedAccount {
  readonly id: number;
  readonly kind: 'team' | 'account';
  readonly companyId: number | null;
  readonly isActive: boolean;
  readonly name: string;
  readonly abn: string | null;
  readonly anzsicCode: string | null;
  readonly email: string | null;
  readonly size: string | null;
  readonly phone: string | null;
  readonly externalId: number | null;
  readonly isPoRequired: boolean;
  readonly billGroup: string | null;
  readonly deliveryAddress: AccountAddress;
  readonly billingAccountId: number | null;
  readonly members: readonly {
    readonly customerId: number;
    readonly isDefault: boolean;
    readonly isActive: boolean;
    readonly jobTitle: string | null;
  }[];
}

/**
 * Dates of invoices and equipment are relative to the day of seeding, so that a demonstration stays
 * current.
 */
export interface SeedBillingInvoice {
  readonly number: string;
  readonly accountId: number | null;
  readonly customerId: number | null;
  readonly issuedDaysAgo: number;
  readonly dueInDays: number;
  readonly status: 'open' | 'overdue' | 'paid';
  readonly lines: readonly {
    readonly description: string;
    readonly quantity: number;
    readonly price: number;
  }[];
}

export interface SeedEquipment {
  readonly accountId: number | null;
  readonly customerId: number | null;
  readonly productSku: string;
  readonly name: string;
  readonly serialNumber: string;
  readonly location: string;
  readonly isRental: boolean;
  readonly installedDaysAgo: number;
  readonly lastServiceDaysAgo: number | null;
  readonly nextServiceInDays: number | null;
  readonly serviceStatus: 'scheduled' | 'requested' | 'overdue' | 'none';
}

export interface SeedOrderLine {
  readonly sku: string;
  readonly quantity: number;
  /** For a configurable product: the variant. */
  readonly variantSku?: string;
  readonly bundle?: readonly {
    readonly optionId: number;
    readonly selectionId: number;
    readonly quantity: number;
  }[];
  readonly linkIds?: readonly number[];
  readonly custom?: readonly {
    readonly optionId: number;
    readonly text?: string;
    readonly valueId?: number;
  }[];
}

/** A past order: items, customer and payment; all amounts are computed by the shop's own rules. */
export interface SeedOrder {
  readonly number: string;
  readonly customerId: number | null;
  /** Set for a guest's order. */
  readonly guest?: { readonly email: string; readonly address: SeedAddress };
  /** Days before the day of seeding. */
  readonly daysAgo: number;
  /** Days from seeding to the delivery, moved to the next round; omitted: soon after the order. */
  readonly deliverInDays?: number;
  readonly lines: readonly SeedOrderLine[];
  /** Label of the address book entry; omitted: the default address. */
  readonly addressName?: string;
  /** The account or team bought for; the order goes to its address. */
  readonly accountId?: number;
  readonly express?: boolean;
  readonly couponCode?: string;
  /** The maximum a gift card paid, in cents; the card is empty now. */
  readonly giftCard?: { readonly code: string; readonly amount: number };
  readonly payment:
    | { readonly method: 'braintree'; readonly cardType: string; readonly lastFour: string }
    | { readonly method: 'braintree_paypal'; readonly payerEmail: string }
    | { readonly method: 'purchaseorder'; readonly poNumber: string }
    | { readonly method: 'free' };
  readonly instructions?: string;
}
