/** Shipping methods of a cart as GraphQL shows them (SHIP-05). */
import type { Cart } from '../../cart/cart.ts';
import { readCarrier, unavailableMessage } from '../../cart/shipping-quotes.ts';
import { money } from '../../rules/money.ts';
import type { RatedMethod } from '../../rules/shipping-rates.ts';
import { taxWithin } from '../../rules/tax.ts';
import type { GraphqlContext } from '../context.ts';

export function selectedShape(method: RatedMethod, rate: number, currency: string) {
  const net = method.price - taxWithin(method.price, rate);
  return {
    carrier_code: method.carrierCode,
    carrier_title: method.carrierTitle,
    method_code: method.methodCode,
    method_title: method.methodTitle,
    // Without tax here, with tax among the available ones: so it is in Magento.
    amount: money(net, currency),
    base_amount: null,
    price_excl_tax: money(net, currency),
    price_incl_tax: money(method.price, currency),
  };
}

export async function availableShapes(cart: Cart, currency: string, context: GraphqlContext) {
  if (cart.lines.length === 0) return [];
  if (cart.methods.length > 0)
    return cart.methods.map((method) => ({
      ...selectedShape(method, cart.totals.taxRate, currency),
      amount: money(method.price, currency),
      available: true,
      error_message: '',
    }));
  const carrier = await readCarrier(context.shop.database);
  if (carrier === null) return [];
  return [
    {
      carrier_code: carrier.code,
      carrier_title: carrier.title,
      method_code: null,
      method_title: null,
      amount: money(0, currency),
      base_amount: null,
      price_excl_tax: money(0, currency),
      price_incl_tax: money(0, currency),
      available: false,
      error_message: unavailableMessage,
    },
  ];
}
