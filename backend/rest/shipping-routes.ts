/** Shipping by REST: estimated for an address, then set with both addresses (SHIP-01, SHIP-02, SHIP-05). */
import { readCart } from '../cart/cart.ts';
import { saveAddress } from '../cart/quote-addresses.ts';
import { changeQuote } from '../cart/quotes.ts';
import { refuseInput, refuseMissing } from '../refusal.ts';
import { readAddressBody } from './address-body.ts';
import { readObject, readText, requireParameter } from './body.ts';
import { addressRules, lockActiveQuote, openActiveQuote, type Call, type Route } from './call.ts';
import { estimate } from './estimate.ts';
import { paymentDetails } from './payment-details.ts';
import { addressShape } from './quote-shape.ts';

const asNumber = (id: number): number => id;

async function readInformation(call: Call) {
  const rules = await addressRules(call);
  const information = readObject(requireParameter(call.body, 'addressInformation'), 'addressInformation', [
    'shipping_address',
    'billing_address',
    'shipping_carrier_code',
    'shipping_method_code',
    'custom_attributes',
    'extension_attributes',
  ]);
  const shipping = readAddressBody(
    requireParameter(information, 'shipping_address'),
    'shipping_address',
    rules,
  );
  const billing = information['billing_address'];
  return {
    shipping,
    billing: billing == null ? null : readAddressBody(billing, 'billing_address', rules).address,
    carrier: readText(information, 'shipping_carrier_code'),
    method: readText(information, 'shipping_method_code'),
  };
}

async function setShipping(call: Call) {
  const { shop, cartId } = call;
  const { shipping, billing, carrier, method } = await readInformation(call);
  return shop.database.transaction(async (tx) => {
    const quote = await lockActiveQuote(tx, cartId, asNumber);
    const supposed = { address: shipping.address };
    const before = await readCart(tx, quote, shop.now(), supposed);
    if (before.lines.length === 0)
      throw refuseInput(
        "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
      );
    if (shipping.address.countryId === null)
      throw refuseInput('The shipping address is missing. Set the address and try again.');
    if (!before.methods.some((one) => one.carrierCode === carrier && one.methodCode === method))
      throw refuseMissing('Carrier with such method not found: %1, %2', [carrier ?? '', method ?? '']);
    await saveAddress(tx, quote.id, 'shipping', shipping.address);
    if (billing) await saveAddress(tx, quote.id, 'billing', billing);
    const change = {
      shippingCarrier: carrier,
      shippingMethod: method,
      deliveryInstructions: shipping.deliveryInstructions,
    };
    await changeQuote(tx, quote.id, shop.now(), change);
    return paymentDetails(tx, await readCart(tx, { ...quote, ...change }, shop.now()));
  });
}

export const shippingRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/guest-carts/:cartId/estimate-shipping-methods',
    async handle(call) {
      const rules = await addressRules(call);
      const { address } = readAddressBody(requireParameter(call.body, 'address'), 'address', rules);
      const { database, now } = call.shop;
      const quote = await openActiveQuote(call, asNumber);
      return estimate(database, await readCart(database, quote, now(), { address }), address);
    },
  },
  {
    method: 'POST',
    path: '/guest-carts/:cartId/shipping-information',
    handle: setShipping,
  },
  {
    method: 'GET',
    path: '/guest-carts/:cartId/billing-address',
    async handle(call) {
      const cart = await readCart(call.shop.database, await openActiveQuote(call), call.shop.now());
      return addressShape(cart.billingAddress, cart.quote.email);
    },
  },
  {
    method: 'POST',
    path: '/guest-carts/:cartId/billing-address',
    async handle(call) {
      const rules = await addressRules(call);
      const { address } = readAddressBody(requireParameter(call.body, 'address'), 'address', rules);
      return call.shop.database.transaction(async (tx) => {
        const quote = await lockActiveQuote(tx, call.cartId);
        if (call.body['useForShipping'] === true) await saveAddress(tx, quote.id, 'shipping', address);
        await changeQuote(tx, quote.id, call.shop.now(), {});
        return saveAddress(tx, quote.id, 'billing', address);
      });
    },
  },
];
