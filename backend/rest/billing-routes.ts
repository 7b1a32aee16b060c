/**
 * Sets the billing address of a cart by REST; as in Magento only the order validates it (ADDR-02).
 */
import { readCart } from '../cart/cart.ts';
import { saveAddress } from '../cart/quote-addresses.ts';
import { changeQuote } from '../cart/quotes.ts';
import { readAddressBody } from './address-body.ts';
import { requireParameter } from './body.ts';
import { addressRules, type Call, type Route } from './call.ts';
import { forBoth, lockCart, openCart } from './cart-of-call.ts';
import { addressShape, billingOwner } from './quote-shape.ts';

async function showBilling(call: Call) {
  const cart = await readCart(call.shop.database, await openCart(call), call.shop.now());
  return addressShape(cart.billingAddress, billingOwner(cart));
}

async function setBilling(call: Call): Promise<number> {
  const { database, now } = call.shop;
  const rules = await addressRules(call);
  const { address, isSavedInBook } = readAddressBody(
    requireParameter(call.body, 'address'),
    'address',
    rules,
  );
  return database.transaction(async (tx) => {
    const quote = await lockCart(tx, call);
    if (call.body['useForShipping'] === true) await saveAddress(tx, quote.id, 'shipping', address);
    await changeQuote(tx, quote.id, now(), {});
    return saveAddress(tx, quote.id, 'billing', address, { isSavedInBook });
  });
}

export const billingRoutes: readonly Route[] = [
  ...forBoth('GET', '/billing-address', showBilling),
  ...forBoth('POST', '/billing-address', setBilling),
];
