/** Shapes the addresses of a cart (ADDR-01, ADDR-02). */
import type { Cart } from '../../cart/cart.ts';
import type { QuoteAddress } from '../../cart/quote-addresses.ts';
import { toUid } from '../../uid.ts';
import type { GraphqlContext } from '../context.ts';
import { cartItemShape } from './cart-item-shape.ts';
import { availableShapes, selectedShape } from './shipping-shape.ts';

function addressShape({ id, address }: QuoteAddress) {
  return {
    ...address,
    id,
    uid: toUid(id),
    firstname: address.firstname ?? '',
    lastname: address.lastname ?? '',
    city: address.city ?? '',
    vat_id: address.vatId,
    country: { code: address.countryId ?? '', label: address.countryId ?? '' },
    region: { code: address.regionCode, label: address.region, region_id: address.regionId },
    custom_attributes: [],
  };
}

function kilograms({ lines }: Cart): number {
  const grams = lines
    .flatMap(({ needs }) => needs)
    .reduce((sum, { product, quantity }) => sum + (product.weightGrams ?? 0) * quantity, 0);
  return grams / 1000;
}

export function billingShape(cart: Cart) {
  return cart.billingAddress && { ...addressShape(cart.billingAddress), customer_notes: null };
}

/** At most one, and none for virtual carts. */
export function shippingShapes(cart: Cart, context: GraphqlContext) {
  const { shippingAddress, quote, lines, method } = cart;
  if (shippingAddress === null || cart.isVirtual) return [];
  return [
    {
      __typename: 'ShippingCartAddress',
      ...addressShape(shippingAddress),
      same_as_billing: false,
      customer_notes: quote.customerNotes ?? '',
      pickup_location_code: quote.pickupLocationCode,
      items_weight: kilograms(cart),
      cart_items: lines.map(({ id, quantity }) => ({ cart_item_id: id, quantity })),
      cart_items_v2: () => lines.map((line) => cartItemShape(line, cart, context)),
      available_shipping_methods: () => availableShapes(cart, context),
      selected_shipping_method: method && selectedShape(method, cart),
    },
  ];
}
