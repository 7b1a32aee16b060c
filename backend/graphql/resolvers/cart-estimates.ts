/** Estimates delivery and totals for an address without saving it (SHIP-01). */
import { readCart, type EstimateBasis } from '../../cart/cart.ts';
import { requireUsable } from '../../cart/cart-access.ts';
import { emptyAddress } from '../../cart/quote-addresses.ts';
import { findQuote } from '../../cart/quotes.ts';
import { applySentinelPostcodes } from '../../cart/sentinel-postcodes.ts';
import type { StoredAddress } from '../../database/schema/cart.ts';
import { refuseInput } from '../../refusal.ts';
import type { GraphqlContext } from '../context.ts';
import { availableShapes } from '../shapes/shipping-shape.ts';
import { openCart } from './open-cart.ts';

interface EstimateInput {
  readonly cart_id: string;
  readonly address: {
    readonly country_code: string;
    readonly postcode?: string | null;
    readonly region?: {
      readonly region?: string | null;
      readonly region_code?: string | null;
      readonly region_id?: number | null;
    } | null;
  };
  readonly shipping_method?: { readonly carrier_code: string; readonly method_code: string } | null;
}

function addressOf({ address }: EstimateInput): StoredAddress {
  const { region } = address;
  return {
    ...emptyAddress,
    countryId: address.country_code,
    postcode: address.postcode ?? null,
    region: region?.region ?? null,
    regionCode: region?.region_code ?? null,
    regionId: region?.region_id ?? null,
  };
}

function suppositionOf(input: EstimateInput): EstimateBasis {
  const wanted = input.shipping_method;
  return {
    address: addressOf(input),
    method: wanted ? { carrier: wanted.carrier_code, method: wanted.method_code } : null,
  };
}

export const cartEstimates = {
  async estimateShippingMethods(_: unknown, { input }: { input: EstimateInput }, context: GraphqlContext) {
    const { shop, viewer } = context;
    if (input.cart_id === '') throw refuseInput('Required parameter "cart_id" is missing');
    const quote = requireUsable(await findQuote(shop.database, input.cart_id), input.cart_id, viewer);
    await applySentinelPostcodes(shop, input.address.postcode ?? null);
    const cart = await readCart(shop.database, quote, shop.now(), suppositionOf(input));
    return availableShapes(cart, context);
  },

  async estimateTotals(_: unknown, { input }: { input: EstimateInput }, context: GraphqlContext) {
    if (input.cart_id === '') throw refuseInput('Required parameter "cart_id" is missing');
    await applySentinelPostcodes(context.shop, input.address.postcode ?? null);
    return { cart: await openCart(input.cart_id, context, suppositionOf(input)) };
  },
};
