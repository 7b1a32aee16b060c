/** Shapes the shipping methods of a cart (SHIP-05). */
import type { Cart } from '../../cart/cart.ts';
import { readCarriers, unavailableMessage } from '../../cart/shipping-quotes.ts';
import { splitOffer, splitShipping } from '../../cart/tax-settings.ts';
import { money } from '../../rules/money.ts';
import type { RatedMethod } from '../../rules/shipping-rates.ts';
import type { GraphqlContext } from '../context.ts';

export function selectedShape(method: RatedMethod, { taxRules, currency }: Cart) {
  const { inclTax, exclTax } = splitShipping(method.price, taxRules);
  return {
    carrier_code: method.carrierCode,
    carrier_title: method.carrierTitle,
    method_code: method.methodCode,
    method_title: method.methodTitle,
    // as in Magento without tax here, while available methods follow the store's shipping prices
    amount: money(exclTax, currency),
    base_amount: null,
    price_excl_tax: money(exclTax, currency),
    price_incl_tax: money(inclTax, currency),
  };
}

export async function availableShapes(cart: Cart, context: GraphqlContext) {
  const { currency } = cart;
  if (cart.lines.length === 0 || cart.isVirtual) return [];
  if (cart.methods.length > 0)
    return cart.methods.map((method) => {
      const { inclTax, exclTax } = splitOffer(method.price, cart);
      return {
        ...selectedShape(method, cart),
        amount: money(method.price, currency),
        price_excl_tax: money(exclTax, currency),
        price_incl_tax: money(inclTax, currency),
        available: true,
        error_message: '',
      };
    });
  return (await readCarriers(context.shop.database, cart.settings)).map(({ code, title }) => ({
    carrier_code: code,
    carrier_title: title,
    method_code: null,
    method_title: null,
    amount: money(0, currency),
    base_amount: null,
    price_excl_tax: money(0, currency),
    price_incl_tax: money(0, currency),
    available: false,
    error_message: unavailableMessage,
  }));
}
