/** What the desk is asked, and what its children report through it. */

import type { ContactEvent, ContactFact } from './contact/contact.events.ts';
import type {
  DeliveryPromiseEvent,
  DeliveryPromiseFact,
} from './delivery-promise/delivery-promise.events.ts';
import type { DeliveryNoticeEvent, DeliveryNoticeFact } from './delivery-notice/delivery-notice.events.ts';
import type { NewLine } from '../domain/cart.ts';
import type { PromisedPlace } from '../domain/delivery-promise.ts';
import type { OrderProof } from '../domain/order-lookup.ts';
import type { EnteredRow } from '../domain/order-pad.ts';
import type { MissedLine } from '../domain/several-lines.ts';
import type { OrderLookupEvent, OrderLookupFact } from './order-lookup/order-lookup.events.ts';
import type { OrderPadEvent, OrderPadFact } from './order-pad/order-pad.events.ts';
import type { PasswordEvent, PasswordFact } from './password/password.events.ts';

export interface DeskInput {
  /** What the look-up of an order asks for besides number and email: it depends on the server's version. */
  readonly orderProof: OrderProof;
  /** What a reload finds again of the quick-order pad. */
  readonly padRows: readonly EnteredRow[];
  /** The postcode that an earlier visit asked about. */
  readonly promisedPlace: PromisedPlace | null;
}

export type DeskChildRequest =
  | ContactEvent
  | DeliveryNoticeEvent
  | DeliveryPromiseEvent
  | OrderLookupEvent
  | OrderPadEvent
  | PasswordEvent;

export type DeskFact =
  ContactFact | DeliveryNoticeFact | DeliveryPromiseFact | OrderLookupFact | OrderPadFact | PasswordFact;

export type DeskEvent =
  /** For the child that the request's prefix names. */
  | { readonly type: 'desk.passRequest'; readonly request: DeskChildRequest }
  /** The customer has left: drafts and answers go with them. */
  | { readonly type: 'desk.forget' }
  /** Somebody else orders from the pad now. */
  | { readonly type: 'desk.refresh' }
  /** Once more, what could not be read. */
  | { readonly type: 'desk.retry' }
  | { readonly type: 'desk.noteCart'; readonly skus: readonly string[] }
  /** Several products were added to the cart; those from the pad leave it. */
  | {
      readonly type: 'desk.settlePad';
      readonly lines: readonly NewLine[];
      readonly missed: readonly MissedLine[];
    }
  | DeskFact;
