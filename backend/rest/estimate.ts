/** Formats the shipping methods for an address for REST (SHIP-01). */
import type { Cart } from '../cart/cart.ts';
import { readCarriers, unavailableMessage } from '../cart/shipping-quotes.ts';
import { splitOffer } from '../cart/tax-settings.ts';
import type { Queries } from '../database/database.ts';
import type { StoredAddress } from '../database/schema/cart.ts';
import { toAmount } from '../rules/money.ts';
import type { RatedMethod } from '../rules/shipping-rates.ts';

function methodShape(method: RatedMethod, cart: Cart) {
  const { inclTax, exclTax } = splitOffer(method.price, cart);
  return {
    carrier_code: method.carrierCode,
    method_code: method.methodCode,
    carrier_title: method.carrierTitle,
    method_title: method.methodTitle,
    amount: toAmount(method.price),
    base_amount: toAmount(method.price),
    available: true,
    error_message: '',
    price_excl_tax: toAmount(exclTax),
    price_incl_tax: toAmount(inclTax),
  };
}

/** The cart must have been read with this address. */
export async function estimate(queries: Queries, cart: Cart, address: StoredAddress) {
  if (cart.lines.length === 0 || cart.isVirtual || address.countryId === null) return [];
  if (cart.methods.length > 0) return cart.methods.map((method) => methodShape(method, cart));
  return (await readCarriers(queries, cart.settings)).map(({ code, title }) => ({
    carrier_code: code,
    method_code: null,
    carrier_title: title,
    amount: 0,
    base_amount: null,
    available: false,
    error_message: unavailableMessage,
    price_excl_tax: 0,
    price_incl_tax: 0,
  }));
}
