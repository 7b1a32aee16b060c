/** Decides how a cart can be paid for: which methods are active, and for whom (GEN-03, PAY-01). */
import { eq } from 'drizzle-orm';
import type { Cart } from '../cart/cart.ts';
import type { Quote } from '../cart/quotes.ts';
import type { Queries } from '../database/database.ts';
import { businessAccount } from '../database/schema/company.ts';
import { readSettings, settingFlag, settingText, type Settings } from '../store/settings.ts';

export interface PaymentMethod {
  readonly code: string;
  readonly title: string;
}

interface KnownMethod extends PaymentMethod {
  /** The default without a setting. */
  readonly isActive: boolean;
  /** A switch of its own in the store's configuration. */
  readonly switch?: string;
  readonly isCustomerOnly?: true;
}

/** In display order. */
const known: readonly KnownMethod[] = [
  { code: 'checkmo', title: 'Check / Money order', isActive: false },
  { code: 'purchaseorder', title: 'Purchase Order', isActive: false },
  { code: 'banktransfer', title: 'Bank Transfer Payment', isActive: false },
  { code: 'cashondelivery', title: 'Cash On Delivery', isActive: false },
  { code: 'braintree', title: 'Credit Card', isActive: true },
  {
    code: 'braintree_cc_vault',
    title: 'Stored Cards (Braintree)',
    isActive: false,
    isCustomerOnly: true,
  },
  { code: 'braintree_paypal', title: 'PayPal', isActive: false, switch: 'braintree_paypal_active' },
  {
    code: 'braintree_paypal_vault',
    title: 'Stored Accounts (Braintree PayPal)',
    isActive: false,
    isCustomerOnly: true,
  },
  { code: 'afterpay', title: 'Afterpay', isActive: false },
  { code: 'free', title: 'No Payment Information Required', isActive: true },
];

export function isMethodActive(settings: Settings, code: string): boolean {
  const method = known.find((one) => one.code === code);
  if (!method) return false;
  const otherwise =
    method.switch === undefined ? method.isActive : settingFlag(settings, method.switch, method.isActive);
  return settingFlag(settings, `payment/${code}/active`, otherwise);
}

async function isPoRequired(queries: Queries, quote: Quote): Promise<boolean> {
  const id = quote.accountId ?? quote.teamId;
  if (id === null) return false;
  const [account] = await queries
    .select({ isPoRequired: businessAccount.isPoRequired })
    .from(businessAccount)
    .where(eq(businessAccount.id, id));
  return account?.isPoRequired ?? false;
}

function titled(settings: Settings, { code, title }: PaymentMethod): PaymentMethod {
  return { code, title: settingText(settings, `payment/${code}/title`, title) };
}

/** All active methods, for a signed-in customer. */
export function activeMethods(settings: Settings): PaymentMethod[] {
  return known.filter(({ code }) => isMethodActive(settings, code)).map((one) => titled(settings, one));
}

type Payable = Pick<Cart, 'quote' | 'lines' | 'totals'>;

/**
 * Nothing is due, now or later. A rental that begins with free months or is paid by a gift card
 * needs a card for the months to come (GEN-02).
 */
function isFree({ lines, totals }: Payable): boolean {
  return totals.grandTotal <= 0 && !lines.some(({ product }) => product.isRental);
}

/** Methods a cart can use; "free" is added where nothing is due. */
export async function offeredMethods(queries: Queries, cart: Payable): Promise<PaymentMethod[]> {
  const { quote } = cart;
  const settings = await readSettings(queries);
  const isOrderRequired = await isPoRequired(queries, quote);
  return known
    .filter(({ code, isCustomerOnly }) => {
      if (isCustomerOnly && quote.customerId === null) return false;
      if (code === 'free' && !isFree(cart)) return false;
      return isMethodActive(settings, code) || (code === 'purchaseorder' && isOrderRequired);
    })
    .map((one) => titled(settings, one));
}

/** Where nothing is due only "free" pays, even if other methods are listed. */
export function canPay(code: string, cart: Payable): boolean {
  return (code === 'free') === isFree(cart);
}
