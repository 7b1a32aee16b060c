/** How a recorded cart was paid and billed, and which coupon it had. */

import type { CartNeeds } from './cart-needs.ts';
import { amountOf } from './explained-total.ts';
import { isOrder, messagesOf, type Operation } from './operation.ts';
import { isList, isObject, valuesOf, type JsonObject, type Recording } from './recording.ts';

export function paymentFor(recording: Recording, operation: Operation): JsonObject | null {
  const { body } = recording.response;
  const kept = valuesOf(body, 'purchase_order_number').find((one) => typeof one === 'string');
  if (kept !== undefined) return { code: 'purchaseorder', purchase_order_number: kept };
  if (operation.names.includes('placeOrder'))
    return { code: /Purchase order number/.test(messagesOf(body)) ? 'purchaseorder' : 'checkmo' };
  if (operation.names.some((name) => name.startsWith('GET ') && name.endsWith('selected-payment-method')))
    return { code: valuesOf(body, 'method').find((one) => typeof one === 'string') ?? 'checkmo' };
  const [type] = valuesOf(body, 'payment_methods').flatMap((list) => valuesOf(list, 'type'));
  if (type === 'purchaseorder') return { code: 'purchaseorder', purchase_order_number: 'PO-77' };
  const selected = valuesOf(body, 'selected_payment_method').find(isObject);
  if (
    selected &&
    typeof selected['code'] === 'string' &&
    selected['code'] !== '' &&
    !/PaymentMethod/.test(operation.names.join())
  )
    return { code: selected['code'] };
  return null;
}

export function couponFor(recording: Recording, operation: Operation): string | null {
  const { body, status } = recording.response;
  const name = operation.names.join();
  if (/already applied/.test(messagesOf(body))) return 'SAVE10';
  if (/applyCoupon|^PUT .*coupons/.test(name)) return null;
  if (/removeCoupon|^DELETE .*coupons/.test(name)) return 'SAVE10';
  if (/^GET .*coupons/.test(name)) return typeof body === 'string' && status === 200 ? body : null;
  const applied = valuesOf(body, 'applied_coupons').flatMap((list) => valuesOf(list, 'code'))[0];
  if (typeof applied === 'string') return applied;
  const isDiscounted =
    (amountOf(body, 'discount_amount') ?? 0) !== 0 ||
    valuesOf(body, 'discounts').some((list) => isList(list) && list.length > 0) ||
    (amountOf(body, 'total_item_discount') ?? 0) !== 0;
  return isDiscounted ? 'SAVE10' : null;
}

export function billingFor(recording: Recording, operation: Operation): CartNeeds['billing'] {
  const { body } = recording.response;
  const name = operation.names.join();
  const address = /^GET .*billing-address/.test(name)
    ? isObject(body)
      ? body
      : undefined
    : valuesOf(body, 'billing_address').find(isObject);
  if (/setBillingAddress|billing-address/.test(name) && !name.startsWith('GET')) return null;
  if (address && address['firstname'] !== null) {
    if (!operation.isRest) return 'usual';
    if (address['customer_address_id'] !== undefined) return null;
    return Object.fromEntries(
      Object.entries(address).filter(
        ([key, value]) =>
          value !== null && !/^(?:id|email|same_as_billing|save_in_address_book|customer_id)$/.test(key),
      ),
    );
  }
  return isOrder(operation) ? 'usual' : null;
}
