/** Requests to the desk and the facts that its children report through it. */

import type { ContactEvent, ContactFact } from './contact/contact.events.ts';
import type {
  DeliveryPromiseEvent,
  DeliveryPromiseFact,
} from './delivery-promise/delivery-promise.events.ts';
import type { DeliveryNoticeEvent, DeliveryNoticeFact } from './delivery-notice/delivery-notice.events.ts';
import type { NewLine } from '../domain/cart.ts';
import type { ProductCard } from '../domain/catalog.ts';
import type { PromisedPlace } from '../domain/delivery-promise.ts';
import type { EnquiryDraft } from '../domain/enquiry.ts';
import type { OrderProof } from '../domain/order-lookup.ts';
import type { EnteredRow } from '../domain/quick-order.ts';
import type { MissedLine } from '../domain/several-lines.ts';
import type { OrderLookupEvent, OrderLookupFact } from './order-lookup/order-lookup.events.ts';
import type { QuickOrderEvent, QuickOrderFact } from './quick-order/quick-order.events.ts';
import type { PasswordEvent, PasswordFact } from './password/password.events.ts';
import type { SearchFact } from '../search/search.events.ts';

export interface DeskInput {
  /**
   * The proof that an order look-up needs besides number and email; depends on the server's version.
   */
  readonly orderProof: OrderProof;
  /** Rows of the quick order that survive a reload. */
  readonly quickOrderRows: readonly EnteredRow[];
  /** An enquiry that was not sent before a reload. */
  readonly enquiryDraft: EnquiryDraft | null;
  /** The postcode asked about on an earlier visit. */
  readonly promisedPlace: PromisedPlace | null;
}

export type DeskChildRequest =
  | ContactEvent
  | DeliveryNoticeEvent
  | DeliveryPromiseEvent
  | OrderLookupEvent
  | QuickOrderEvent
  | PasswordEvent;

export type DeskFact =
  ContactFact | DeliveryNoticeFact | DeliveryPromiseFact | OrderLookupFact | QuickOrderFact | PasswordFact;

export type DeskEvent =
  /** Passed to the child that the request's prefix names. */
  | { readonly type: 'desk.passRequest'; readonly request: DeskChildRequest }
  /** The shopper chose a product found by name or SKU: it joins the quick order (CAT-03). */
  | { readonly type: 'desk.addProduct'; readonly card: ProductCard }
  /** The customer has signed out: drafts and answers are cleared. */
  | { readonly type: 'desk.forget' }
  /** Another customer uses the quick order now. */
  | { readonly type: 'desk.refresh' }
  /** Repeats the reads that failed. */
  | { readonly type: 'desk.retry' }
  | { readonly type: 'desk.noteCart'; readonly skus: readonly string[] }
  /** Several products were added to the cart; those from the quick order leave it. */
  | {
      readonly type: 'desk.settleQuickOrder';
      readonly lines: readonly NewLine[];
      readonly missed: readonly MissedLine[];
    }
  | SearchFact
  | DeskFact;
