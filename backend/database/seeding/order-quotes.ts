/** Builds the carts behind the demonstration's past orders: owner, address and options (BEY-12). */
import { noChoice, type RequestedChoice } from '../../cart/requested-choice.ts';
import { saveAddress } from '../../cart/quote-addresses.ts';
import { changeQuote, createQuote, type Quote } from '../../cart/quotes.ts';
import type { SeedAddress, SeedOrder, SeedOrderLine } from '../../seed/seed-people-types.ts';
import type { SeedShop } from '../../seed/seed-types.ts';
import type { Queries } from '../database.ts';
import { storedAddress } from './stored-address.ts';

/** In the form a browser would send. */
export function choiceOf(line: SeedOrderLine, { products }: SeedShop): RequestedChoice {
  const { variantSku, bundle = [], linkIds = [], custom = [] } = line;
  const variant = products.find(({ sku }) => sku === variantSku);
  return {
    ...noChoice,
    ...(variant ? { variantId: variant.id } : {}),
    bundle,
    linkIds,
    custom: custom.map(({ optionId, text = null, valueId = null }) => ({ optionId, text, valueId })),
  };
}

interface Buyer {
  readonly email: string;
  readonly billing: SeedAddress;
  readonly shipping: SeedAddress;
}

function buyerOf(own: SeedOrder, { customers = [], accounts = [] }: SeedShop): Buyer {
  if (own.guest) return { email: own.guest.email, billing: own.guest.address, shipping: own.guest.address };
  const buyer = customers.find(({ id }) => id === own.customerId);
  const billing = buyer?.addresses.find(({ isDefaultBilling }) => isDefaultBilling === true);
  if (!buyer || !billing) throw new Error(`Order ${own.number} has no buyer with an address.`);
  const account = accounts.find(({ id }) => id === own.accountId);
  if (account) {
    const { street, city, regionId, postcode, countryId } = account.deliveryAddress;
    return {
      email: buyer.email,
      billing,
      shipping: {
        ...billing,
        company: account.name,
        street,
        city,
        regionId,
        postcode,
        countryId: countryId === 'NZ' ? 'NZ' : 'AU',
      },
    };
  }
  const named = buyer.addresses.find(({ addressName }) => addressName === own.addressName);
  return { email: buyer.email, billing, shipping: named ?? billing };
}

/** Inactive from the start, so that the customer's own cart stays the active one. */
export async function openQuote(
  tx: Queries,
  own: SeedOrder,
  seed: SeedShop,
  placedAt: Date,
): Promise<{ readonly quote: Quote; readonly email: string }> {
  const { email, billing, shipping } = buyerOf(own, seed);
  const made = await createQuote(tx, placedAt);
  if (made === null) throw new Error(`Order ${own.number} got no cart.`);
  const account = seed.accounts?.find(({ id }) => id === own.accountId);
  const change = {
    isActive: false,
    customerId: own.customerId,
    email,
    shippingCarrier: 'bwdelivery',
    shippingMethod: own.express === true ? 'express' : 'standard',
    paymentMethod: own.payment.method,
    couponCode: own.couponCode ?? null,
    externalId: account?.externalId ?? null,
    accountId: account?.kind === 'account' ? account.id : null,
    teamId: account?.kind === 'team' ? account.id : null,
    deliveryInstructions: own.instructions ?? shipping.deliveryInstructions ?? null,
  };
  await changeQuote(tx, made.id, placedAt, change);
  await saveAddress(tx, made.id, 'billing', storedAddress(billing, seed));
  await saveAddress(tx, made.id, 'shipping', storedAddress(shipping, seed));
  return { quote: { ...made, ...change, updatedAt: placedAt }, email };
}
