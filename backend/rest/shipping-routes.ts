/**
 * Estimates shipping for an address, and sets both addresses with a method, by REST (SHIP-01,
 * SHIP-02, SHIP-05).
 */
import { readCart, type Cart } from '../cart/cart.ts';
import { addressAt, findPickupLocation } from '../cart/pickup-locations.ts';
import { saveAddress } from '../cart/quote-addresses.ts';
import { changeQuote, type Quote } from '../cart/quotes.ts';
import { applySentinelPostcodes } from '../cart/sentinel-postcodes.ts';
import { readAddressBook } from '../customer/address-book.ts';
import type { Queries } from '../database/database.ts';
import type { StoredAddress } from '../database/schema/cart.ts';
import { refuseInput, refuseMissing } from '../refusal.ts';
import type { Country } from '../store/countries.ts';
import { readAddressBody, type AddressBody } from './address-body.ts';
import { readInteger, readObject, readText, requireParameter } from './body.ts';
import { addressRules, type Call, type Route } from './call.ts';
import { byNumber, forBoth, lockCart, openCart, requireConsumer } from './cart-of-call.ts';
import { estimate } from './estimate.ts';
import { requireGuestCheckout } from './guest-checkout.ts';
import { paymentDetails } from './payment-details.ts';
import { totalsShape } from './totals-shape.ts';

const missingAddress = 'The shipping address is missing. Set the address and try again.';

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
    billing: billing == null ? null : readAddressBody(billing, 'billing_address', rules),
    carrier: readText(information, 'shipping_carrier_code'),
    method: readText(information, 'shipping_method_code'),
    countries: rules.countries,
  };
}

/** Refuses an entry of another customer's address book, with Magento's indirect message. */
async function requireOwnEntry(tx: Queries, quote: Quote, body: AddressBody): Promise<void> {
  const { customerAddressId: id } = body;
  if (id === null || id === 0) return;
  const book = quote.customerId === null ? [] : await readAddressBook(tx, quote.customerId);
  if (!book.some((entry) => entry.id === id))
    throw refuseInput('The shipping information was unable to be saved. Error: "%message"', {
      message: `Invalid customer address id ${id}`,
    });
}

function bookReference({ customerAddressId, isSavedInBook }: AddressBody) {
  return { customerAddressId: customerAddressId || null, isSavedInBook };
}

interface Destination {
  readonly address: StoredAddress;
  readonly pickupLocationCode: string | null;
}

/** A pickup location's own address replaces the one sent; an unknown location is ignored. */
async function destinationOf(
  tx: Queries,
  body: AddressBody,
  countries: readonly Country[],
): Promise<Destination> {
  const { address, pickupLocationCode: code } = body;
  const location = code === null ? null : await findPickupLocation(tx, code);
  if (location === null) return { address, pickupLocationCode: null };
  return { address: addressAt(location, address, countries), pickupLocationCode: location.code };
}

async function setShipping(call: Call) {
  const { shop } = call;
  const { shipping, billing, carrier, method, countries } = await readInformation(call);
  await requireGuestCheckout(call);
  return shop.database.transaction(async (tx) => {
    const quote = await lockCart(tx, call, byNumber);
    const { address, pickupLocationCode } = await destinationOf(tx, shipping, countries);
    const supposed = { address };
    const before = await readCart(tx, { ...quote, pickupLocationCode }, shop.now(), supposed);
    if (before.lines.length === 0)
      throw refuseInput(
        "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
      );
    if (address.countryId === null) throw refuseInput(missingAddress);
    const isOffered = before.methods.some((one) => one.carrierCode === carrier && one.methodCode === method);
    // a virtual cart needs no delivery, so any method is accepted
    if (!isOffered && !before.isVirtual)
      throw refuseMissing('Carrier with such method not found: %1, %2', [carrier ?? '', method ?? '']);
    await requireOwnEntry(tx, quote, shipping);
    await saveAddress(tx, quote.id, 'shipping', address, bookReference(shipping));
    if (billing) await saveAddress(tx, quote.id, 'billing', billing.address, bookReference(billing));
    const change = {
      shippingCarrier: carrier,
      shippingMethod: method,
      deliveryInstructions: shipping.deliveryInstructions,
      pickupLocationCode,
    };
    await changeQuote(tx, quote.id, shop.now(), change);
    return paymentDetails(tx, await readCart(tx, { ...quote, ...change }, shop.now()));
  });
}

async function estimateFor(call: Call, { address, pickupLocationCode }: Destination) {
  const { shop } = call;
  const quote = { ...(await openCart(call, byNumber, 0)), pickupLocationCode };
  await applySentinelPostcodes(shop, address.postcode);
  return estimate(shop.database, await readCart(shop.database, quote, shop.now(), { address }), address);
}

async function estimateShipping(call: Call) {
  const rules = await addressRules(call);
  const body = readAddressBody(requireParameter(call.body, 'address'), 'address', rules);
  return estimateFor(call, await destinationOf(call.shop.database, body, rules.countries));
}

async function estimateByEntry(call: Call) {
  const customerId = requireConsumer(call);
  requireParameter(call.body, 'addressId');
  const id = readInteger(call.body, 'addressId');
  const book = await readAddressBook(call.shop.database, customerId);
  const entry = book.find((one) => one.id === id);
  if (!entry) throw refuseInput(missingAddress);
  return estimateFor(call, { address: entry.address, pickupLocationCode: null });
}

/** For the cart's own address. */
async function listMethods(call: Call) {
  const { database, now } = call.shop;
  const cart = await readCart(database, await openCart(call), now());
  if (cart.lines.length === 0 || cart.isVirtual) return [];
  const address = cart.shippingAddress?.address;
  if (address?.countryId == null) throw refuseInput(missingAddress);
  return estimate(database, cart, address);
}

/**
 * Totals as if the cart were sent to this address. Nothing is saved, except the method where faults
 * are imitated.
 */
async function supposeTotals(call: Call) {
  const { database, now, hasHabits } = call.shop;
  const information = readObject(requireParameter(call.body, 'addressInformation'), 'addressInformation', [
    'address',
    'shipping_method_code',
    'shipping_carrier_code',
    'extension_attributes',
    'custom_attributes',
  ]);
  const rules = await addressRules(call);
  const { address } = readAddressBody(requireParameter(information, 'address'), 'address', rules);
  const method = {
    carrier: readText(information, 'shipping_carrier_code') ?? '',
    method: readText(information, 'shipping_method_code') ?? '',
  };
  const quote = await openCart(call);
  const cart: Cart = await readCart(database, quote, now(), { address, method });
  if (hasHabits && !cart.isVirtual && method.carrier !== '' && method.method !== '')
    await changeQuote(database, quote.id, now(), {
      shippingCarrier: method.carrier,
      shippingMethod: method.method,
    });
  return totalsShape(cart, cart.currency);
}

export const shippingRoutes: readonly Route[] = [
  ...forBoth('POST', '/estimate-shipping-methods', estimateShipping),
  {
    method: 'POST',
    path: '/carts/mine/estimate-shipping-methods-by-address-id',
    handle: estimateByEntry,
  },
  ...forBoth('GET', '/shipping-methods', listMethods),
  ...forBoth('POST', '/shipping-information', setShipping),
  ...forBoth('POST', '/totals-information', supposeTotals),
];
