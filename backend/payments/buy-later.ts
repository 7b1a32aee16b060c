/**
 * Emulates the instalment provider (PAY-03): a form with email and cart is approved at once. A real
 * provider would redirect to its own pages; here the redirect leads back to checkout. The cart
 * stores the approval, and an order with the method "afterpay" is paid by it.
 */
import { randomBytes } from 'node:crypto';
import { readCart } from '../cart/cart.ts';
import { changeQuote, findQuote, lockQuote } from '../cart/quotes.ts';
import type { PaymentDetails } from '../database/schema/cart.ts';
import { identify } from '../identity/viewer.ts';
import { readBody } from '../request-body.ts';
import { isEmail } from '../rules/email.ts';
import type { Shop } from '../shop.ts';
import { readSettings, settingText } from '../store/settings.ts';
import { canPay, offeredMethods } from './payment-methods.ts';

const usualPath = '/afterpay/payment/process';
const approvalPrefix = 'afterpay_';

export async function buyLaterPath(shop: Shop): Promise<string> {
  return settingText(await readSettings(shop.database), 'payment/afterpay/process_path', usualPath);
}

/**
 * Whether the provider approved exactly this amount; an approval of a smaller cart does not count.
 */
export function hasApproval({ approval }: PaymentDetails, amount: number): boolean {
  return approval !== undefined && approval.amount === amount;
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

function refuse(message: string): Response {
  return answer(400, { success: false, message });
}

function fieldOf(form: URLSearchParams, ...names: readonly string[]): string {
  return names.map((name) => form.get(name) ?? '').find((value) => value !== '') ?? '';
}

export async function answerBuyLater(shop: Shop, request: Request): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { success: false, message: 'Use POST.' });
  const type = request.headers.get('content-type')?.toLowerCase() ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return refuse('Send the form url-encoded.');
  const form = new URLSearchParams(await readBody(request));
  const email = fieldOf(form, 'email').trim();
  const maskedId = fieldOf(form, 'cart', 'cart_id', 'cartId', 'quoteId');
  if (!isEmail(email)) return refuse('Invalid email format');
  const { customerId } = await identify(shop, request);
  const known = await findQuote(shop.database, maskedId);
  if (known === null || known.customerId !== customerId) return refuse('The cart was not found.');

  const token = `${approvalPrefix}${randomBytes(16).toString('hex')}`;
  const problem = await shop.database.transaction(async (tx) => {
    const quote = await lockQuote(tx, maskedId);
    if (!quote?.isActive) return "The cart isn't active.";
    const cart = await readCart(tx, quote, shop.now());
    const { grandTotal } = cart.totals;
    const offered = await offeredMethods(tx, cart);
    if (!offered.some(({ code }) => code === 'afterpay') || !canPay('afterpay', cart))
      return 'The requested Payment Method is not available.';
    const { poNumber } = quote.payment;
    await changeQuote(tx, quote.id, shop.now(), {
      paymentMethod: 'afterpay',
      payment: { approval: { token, amount: grandTotal }, ...(poNumber === undefined ? {} : { poNumber }) },
      ...(customerId === null ? { email } : {}),
    });
    return null;
  });
  if (problem !== null) return refuse(problem);
  return answer(200, { success: true, token, redirect_url: `/checkout?afterpay=${token}` });
}
