/** Requests to the account machine and the facts that its children report through it. */

import type { AccountReadingFact } from './account-reading/account-reading.events.ts';
import type { AddressBookEvent, AddressBookFact } from './address-book/address-book.events.ts';
import type { CustomerEvent, CustomerFact } from './customer/customer.events.ts';
import type { AccountSubject } from '../domain/account-subject.ts';
import type { Receipt } from '../domain/order.ts';
import type { EquipmentEvent, EquipmentFact } from './equipment/equipment.events.ts';
import type { InvoicePaymentFact, InvoicePaymentRequest } from './invoice-payment.events.ts';
import type { InvoicePdfEvent, InvoicePdfFact } from './invoice-pdf/invoice-pdf.events.ts';
import type {
  PlannedDeliveryEvent,
  PlannedDeliveryFact,
} from './planned-delivery/planned-delivery.events.ts';
import type { ProfileEvent, ProfileFact } from './profile/profile.events.ts';
import type { SavedPaymentsEvent, SavedPaymentsFact } from './saved-payments/saved-payments.events.ts';

export type AccountChildRequest =
  | AddressBookEvent
  | CustomerEvent
  | EquipmentEvent
  | InvoicePaymentRequest
  | InvoicePdfEvent
  | PlannedDeliveryEvent
  | ProfileEvent
  | SavedPaymentsEvent;

export type AccountFact =
  | AccountReadingFact
  | AddressBookFact
  | CustomerFact
  | EquipmentFact
  | InvoicePdfFact
  | InvoicePaymentFact
  | PlannedDeliveryFact
  | ProfileFact
  | SavedPaymentsFact;

export type AccountEvent =
  /** Passed to the child that the request's prefix names. */
  | { readonly type: 'account.passRequest'; readonly request: AccountChildRequest }
  /** Reads a subject, or reads it again. */
  | { readonly type: 'account.read'; readonly subject: AccountSubject }
  /** Another page was opened: the messages of forms and dialogs are cleared. */
  | { readonly type: 'account.leave' }
  /** The customer has signed out: their data is cleared. */
  | { readonly type: 'account.forget' }
  /** An order was placed; it may have added an address to the address book (ADDR-09). */
  | { readonly type: 'account.noteOrder'; readonly receipt: Receipt }
  /** Repeats the readings that failed. */
  | { readonly type: 'account.retry' }
  | AccountFact;
