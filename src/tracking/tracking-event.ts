/** Events that the shop reports to analytics, in one shape for every provider (§7 tracking). */

import type { Product } from '#machines/domain/catalog.ts';
import type { FailureKind } from '#machines/domain/failure.ts';

export interface TrackedItem {
  readonly id: string;
  readonly name: string;
  /** In units of the currency; absent if unknown. */
  readonly price?: number;
  readonly quantity?: number;
  /** Position in its list, from 1. */
  readonly position?: number;
}

interface Items {
  /** ISO 4217; absent if no price is known. */
  readonly currency?: string;
  readonly items: readonly TrackedItem[];
}

export type FormName =
  | 'account-details'
  | 'address-book'
  | 'confirm-delivery'
  | 'contact'
  | 'create-account'
  | 'create-password'
  | 'forgot-password'
  | 'order-lookup'
  | 'service-request'
  | 'sign-in';

export type CheckoutStep = 1 | 2 | 3;

export type VitalName = 'LCP' | 'INP' | 'CLS' | 'TTFB';

/** A path of the shop without query and fragment, which may hold personal data (TRK-04). */
type Path = string;

export type TrackingEvent =
  | { readonly type: 'pageView'; readonly page: Path }
  | { readonly type: 'virtualPageview'; readonly page: Path; readonly pageType: 'category' | 'cms' }
  | ({ readonly type: 'productList' | 'productClick'; readonly list: string } & Items)
  | ({ readonly type: 'productDetail' | 'addToCart' | 'removeFromCart' } & Items)
  /** 1 is shipping, 2 is payment; 3, the order is sent, exists in GA4 only. */
  | ({ readonly type: 'checkout'; readonly step: CheckoutStep } & Items)
  | {
      readonly type: 'purchase';
      /** Null if the order's number could not be read. */
      readonly id: string | null;
      readonly coupon: string;
      readonly discount: number;
      readonly revenue: number;
      readonly currency: string;
      readonly items: readonly TrackedItem[];
    }
  | { readonly type: 'formSubmit'; readonly form: FormName }
  | { readonly type: 'webVital'; readonly vital: VitalName; readonly value: number }
  /** `source`: the machine and its slot (`cart.readCart`), or the fact that reported it. */
  | { readonly type: 'failure'; readonly kind: FailureKind; readonly source: string };

/** `product` is the one shown on the page. */
export type Track = (event: TrackingEvent, product?: Product) => void;
