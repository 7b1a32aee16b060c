/** Mails the receipt of an invoice that was paid online (BEY-19). */
import type { Queries } from '../database/database.ts';
import { brandOf, letter } from '../mail/letter.ts';
import { post } from '../mail/outbox.ts';
import { priceText } from '../order/receipt-mail.ts';
import type { TakenPayment } from '../order/take-payment.ts';
import type { Settings } from '../store/settings.ts';
import type { OwnInvoice } from './billing-invoices.ts';

export interface InvoiceReceipt {
  readonly own: OwnInvoice;
  /** The payment method's title. */
  readonly method: string;
  readonly taken: TakenPayment;
  readonly currency: string;
  readonly recipient: string;
}

function paidWith({ method, taken: { lastFour, payerEmail } }: InvoiceReceipt): string {
  if (payerEmail !== null) return `${method} (${payerEmail})`;
  return lastFour ? `${method} ending in ${lastFour}` : method;
}

export async function mailInvoiceReceipt(
  tx: Queries,
  receipt: InvoiceReceipt,
  settings: Settings,
  now: Date,
): Promise<void> {
  const { own, currency, recipient } = receipt;
  const { invoice, account } = own;
  const content = {
    title: 'Your payment is received',
    paragraphs: [`Thank you. Invoice ${invoice.number} is paid.`],
    rows: [
      { label: 'Invoice', value: invoice.number },
      ...(account === null ? [] : [{ label: 'Account', value: account.name }]),
      { label: 'Paid with', value: paidWith(receipt) },
      { label: 'Paid', value: priceText(invoice.balance, currency), isStrong: true },
    ],
    button: { label: 'See your invoices', href: '/customer/account/billing_invoices' },
  };
  const subject = `Your ${brandOf(settings)} payment of invoice ${invoice.number}`;
  const mail = { kind: 'invoiceReceipt', recipient, subject } as const;
  await post(tx, { ...mail, ...letter(content, settings) }, now);
}
