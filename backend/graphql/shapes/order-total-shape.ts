/** Shapes the totals of an order. */
import type { OrderDetails } from '../../order/order-details.ts';
import { money } from '../../rules/money.ts';
import { discountShapes } from './order-item-shape.ts';

export function totalShape(details: OrderDetails) {
  const { order } = details;
  const inCurrency = (cents: number) => money(cents, order.currency);
  const taxes = (amount: number) =>
    amount > 0 ? [{ title: order.taxLabel, rate: order.taxRate, amount: inCurrency(amount) }] : [];
  // free delivery has an entry with zero tax
  const shippingTax = {
    title: order.taxLabel,
    rate: order.taxRate,
    amount: inCurrency(order.shippingInclTax - order.shippingExclTax),
  };
  const giftCards = order.giftCards.reduce((sum, { amount }) => sum + amount, 0);
  return {
    base_grand_total: inCurrency(order.grandTotal),
    grand_total: inCurrency(order.grandTotal),
    subtotal: inCurrency(order.subtotalExclTax),
    subtotal_excl_tax: inCurrency(order.subtotalExclTax),
    subtotal_incl_tax: inCurrency(order.subtotalInclTax),
    total_shipping: inCurrency(order.shippingExclTax),
    total_tax: inCurrency(order.taxAmount),
    total_giftcard: inCurrency(giftCards),
    total_reward_points: null,
    total_store_credit: null,
    discounts: discountShapes(order.discountAmount, details),
    taxes: taxes(order.taxAmount),
    shipping_handling: {
      total_amount: inCurrency(order.shippingExclTax),
      amount_excluding_tax: inCurrency(order.shippingExclTax),
      amount_including_tax: inCurrency(order.shippingInclTax),
      discounts: [],
      taxes: order.taxAmount > 0 && order.shippingMethod !== null ? [shippingTax] : [],
    },
  };
}
