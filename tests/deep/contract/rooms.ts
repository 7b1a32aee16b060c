/** Which room of the backend answers a recorded request, so that a mismatch reaches its people. */

export const answeringRooms = ['catalog', 'cart', 'order', 'customer', 'platform'] as const;

export type AnsweringRoom = (typeof answeringRooms)[number];

const rooms: readonly (readonly [AnsweringRoom, RegExp])[] = [
  ['platform', /^(?:proto|varnish|session)\.|introspection/],
  [
    'order',
    /placeOrder|guestOrder|customer-orders|customerOrders|reorder|Braintree|[aA]greement|payment-information|payment-methods|\.order-|carts-mine-order|config\.order|PaymentToken|set-payment/,
  ],
  [
    'customer',
    /[cC]ustomer(?!Cart|-set|-place)|\btoken-|isEmail|confirmEmail|Password|Newsletter|contactUs|attributesForm|revoke|updateCustomer|CustomerAddress/,
  ],
  [
    'catalog',
    /\bproducts?-|\.product|categor|route|urlResolver|cms|countr|storeConfig|customAttribute|^stores|recaptcha|availableStores|directory|only_x_left|store-configs/,
  ],
];

export function roomOf(name: string): AnsweringRoom {
  if (
    /^(?:gql|rest)\.(?:cart|carts|add|apply|merge|update-|remove|createEmptyCart|guest-cart|items)/.test(name)
  )
    return /order/.test(name) && /carts-mine-order/.test(name) ? 'order' : 'cart';
  return rooms.find(([, pattern]) => pattern.test(name))?.[0] ?? 'cart';
}
