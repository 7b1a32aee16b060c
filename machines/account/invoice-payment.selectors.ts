/** Selectors of the invoice payment. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../domain/failure.ts';
import type { InvoiceReceipt, InvoiceToPay } from '../domain/invoice-payment.ts';
import type { PaymentBlocker } from '../domain/payment-form.ts';
import { isSessionExpired } from '../domain/session.ts';
import type { invoicePaymentMachine } from './invoice-payment.machine.ts';

type Snapshot = SnapshotFrom<typeof invoicePaymentMachine>;

export const selectPayingNumber = (snapshot: Snapshot): string | null => snapshot.context.number;
export const selectInvoiceToPay = (snapshot: Snapshot): InvoiceToPay | null => snapshot.context.invoice;
/** The payment to fill in; undefined until its code has loaded, and after the payment. */
export const selectInvoicePayment = ({ children }: Snapshot) => children.payment;
/** Fields that were missing at the last press and still are. */
export const selectMissedBlockers = ({ context }: Snapshot): readonly PaymentBlocker[] =>
  context.blockers.filter(({ field }) => context.missed.includes(field));
/** An expired session is shown by its dialog. */
const shown = (failure: Failure | null): Failure | null =>
  failure !== null && isSessionExpired(failure) ? null : failure;
export const selectInvoiceReadFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.matches('unread') ? shown(snapshot.context.failure) : null;
export const selectPayFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.matches({ open: 'choosing' }) ? shown(snapshot.context.failure) : null;
export const selectIsPayingInvoice = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: 'authorizing' }) || snapshot.matches({ open: 'paying' });
/** Paying again must wait until it is known whether the payment was charged. */
export const selectIsPaymentUnknown = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: 'asking' }) || snapshot.matches({ open: 'unknown' });
export const selectInvoiceReceipt = (snapshot: Snapshot): InvoiceReceipt | null => snapshot.context.receipt;
