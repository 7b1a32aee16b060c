/** Shipping methods for an address as REST shows them (SHIP-01). */
import type { Cart } from '../cart/cart.ts';
import { quoteShipping, readCarrier, unavailableMessage } from '../cart/shipping-quotes.ts';
import type { Queries } from '../database/database.ts';
import type { StoredAddress } from '../database/schema/cart.ts';
import { toAmount } from '../rules/money.ts';
import type { RatedMethod } from '../rules/shipping-rates.ts';
import { taxRate, taxWithin } from '../rules/tax.ts';

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

export async function estimate(queries: Queries, cart: Cart, address: StoredAddress) {
  if (cart.lines.length === 0 || address.countryId === null) return [];
  const methods = await quoteShipping(queries, address, cart.totals.subtotalInclTax);
  if (methods.length === 0) return unavailableShapes(queries);
  return methods.map((method) => methodShape(method, taxRate(address.countryId)));
}
