/** Shipping by REST: estimated for an address, then set with both addresses (SHIP-01, SHIP-02, SHIP-05). */
import { readCart, type Cart } from '../cart/cart.ts';
import { paymentMethods } from '../cart/payment-methods.ts';
import { saveAddress } from '../cart/quote-addresses.ts';
import { changeQuote } from '../cart/quotes.ts';
import { quoteShipping, readCarrier, unavailableMessage } from '../cart/shipping-quotes.ts';
import type { Queries } from '../database/database.ts';
import type { StoredAddress } from '../database/schema/cart.ts';
import { refuseInput, refuseMissing } from '../refusal.ts';
import { toAmount } from '../rules/money.ts';
import type { RatedMethod } from '../rules/shipping-rates.ts';
import { taxRate, taxWithin } from '../rules/tax.ts';
import { currencyOf, readSettings } from '../store/settings.ts';
import { readAddressBody } from './address-body.ts';
import { readObject, readText, requireParameter } from './body.ts';
import { addressRules, lockActiveQuote, openActiveQuote, type Call, type Route } from './call.ts';
import { addressShape } from './quote-shape.ts';
import { totalsShape } from './totals-shape.ts';

const asNumber = (id: number): number => id;

function methodShape(method: RatedMethod, rate: number) {
  return {
    carrier_code: method.carrierCode,
    method_code: method.methodCode,
    carrier_title: method.carrierTitle,
    method_title: method.methodTitle,
    amount: toAmount(method.price),
    base_amount: toAmount(method.price),
    available: true,
    error_message: '',
    price_excl_tax: toAmount(method.price - taxWithin(method.price, rate)),
    price_incl_tax: toAmount(method.price),
  };
}

async function unavailableShapes(queries: Queries) {
  const carrier = await readCarrier(queries);
  if (carrier === null) return [];
  return [
    {
      carrier_code: carrier.code,
      method_code: null,
      carrier_title: carrier.title,
      amount: 0,
      base_amount: null,
      available: false,
      error_message: unavailableMessage,
      price_excl_tax: 0,
      price_incl_tax: 0,
    },
  ];
}

async function estimate(queries: Queries, cart: Cart, address: StoredAddress) {
  if (cart.lines.length === 0 || address.countryId === null) return [];
  const methods = await quoteShipping(queries, address, cart.totals.subtotalInclTax);
  if (methods.length === 0) return unavailableShapes(queries);
  return methods.map((method) => methodShape(method, taxRate(address.countryId)));
}

export async function paymentDetails(queries: Queries, cart: Cart) {
  return {
    payment_methods: paymentMethods,
    totals: totalsShape(cart, currencyOf(await readSettings(queries))),
  };
}

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
    const before = await readCart(tx, quote);
    if (before.lines.length === 0)
      throw refuseInput(
        "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
      );
    if (shipping.address.countryId === null)
      throw refuseInput('The shipping address is missing. Set the address and try again.');
    const offered = await quoteShipping(tx, shipping.address, before.totals.subtotalInclTax);
    if (!offered.some((one) => one.carrierCode === carrier && one.methodCode === method))
      throw refuseMissing('Carrier with such method not found: %1, %2', [carrier ?? '', method ?? '']);
    await saveAddress(tx, quote.id, 'shipping', shipping.address);
    if (billing) await saveAddress(tx, quote.id, 'billing', billing);
    const change = {
      shippingCarrier: carrier,
      shippingMethod: method,
      deliveryInstructions: shipping.deliveryInstructions,
    };
    await changeQuote(tx, quote.id, shop.now(), change);
    return paymentDetails(tx, await readCart(tx, { ...quote, ...change }));
  });
}

export const shippingRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/guest-carts/:cartId/estimate-shipping-methods',
    async handle(call) {
      const rules = await addressRules(call);
      const { address } = readAddressBody(requireParameter(call.body, 'address'), 'address', rules);
      const { database } = call.shop;
      return estimate(database, await readCart(database, await openActiveQuote(call, asNumber)), address);
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
      const cart = await readCart(call.shop.database, await openActiveQuote(call));
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
