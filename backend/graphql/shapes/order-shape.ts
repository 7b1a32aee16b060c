/** An order as GraphQL shows it. */
import type { StoredAddress } from '../../database/schema/cart.ts';
import type { StoredOrder } from '../../order/orders.ts';
import { money, toAmount } from '../../rules/money.ts';
import { taxLabel } from '../../rules/tax.ts';
import { settingText } from '../../store/settings.ts';
import { toUid } from '../../uid.ts';
import type { GraphqlContext } from '../context.ts';
import { productShape } from './product-shape.ts';

/** UTC without a zone, as Magento writes it. */
function dateText(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

function addressShape(address: StoredAddress) {
  return {
    ...address,
    firstname: address.firstname ?? '',
    lastname: address.lastname ?? '',
    city: address.city ?? '',
    country_code: address.countryId,
    region_id: address.regionId,
    vat_id: address.vatId,
  };
}

function itemShape(
  item: StoredOrder['items'][number],
  currency: string,
  context: GraphqlContext,
  urlSuffix: string,
) {
  return {
    __typename: 'OrderItem',
    id: toUid(item.id),
    product_name: item.name,
    product_sku: item.sku,
    product_type: item.type,
    product_url_key: `${item.urlKey}${urlSuffix}`,
    product_sale_price: money(item.priceExclTax, currency),
    product: async () => {
      const found = await context.products.byId(item.productId);
      return found?.isActive ? productShape(found, context) : null;
    },
    prices: {
      price: money(item.priceExclTax, currency),
      price_including_tax: money(item.priceInclTax, currency),
      original_price: money(item.priceExclTax, currency),
      original_row_total: money(item.rowTotalExclTax, currency),
      row_total: money(item.rowTotalExclTax, currency),
      row_total_including_tax: money(item.rowTotalInclTax, currency),
      total_item_discount: money(0, currency),
      discounts: [],
    },
    discounts: [],
    status: 'Ordered',
    quantity_ordered: item.quantity,
    quantity_canceled: 0,
    quantity_invoiced: 0,
    quantity_refunded: 0,
    quantity_returned: 0,
    quantity_shipped: 0,
  };
}

function totalShape({ order }: StoredOrder) {
  const inCurrency = (cents: number) => money(cents, order.currency);
  const taxes =
    order.taxAmount > 0
      ? [{ title: taxLabel, rate: order.taxRate, amount: inCurrency(order.taxAmount) }]
      : [];
  const shippingTax = order.shippingInclTax - order.shippingExclTax;
  return {
    base_grand_total: inCurrency(order.grandTotal),
    grand_total: inCurrency(order.grandTotal),
    subtotal: inCurrency(order.subtotalExclTax),
    subtotal_excl_tax: inCurrency(order.subtotalExclTax),
    subtotal_incl_tax: inCurrency(order.subtotalInclTax),
    total_shipping: inCurrency(order.shippingExclTax),
    total_tax: inCurrency(order.taxAmount),
    discounts: [],
    taxes,
    shipping_handling: {
      total_amount: inCurrency(order.shippingExclTax),
      amount_excluding_tax: inCurrency(order.shippingExclTax),
      amount_including_tax: inCurrency(order.shippingInclTax),
      taxes:
        shippingTax > 0 ? [{ title: taxLabel, rate: order.taxRate, amount: inCurrency(shippingTax) }] : [],
    },
  };
}

function paymentShapes({ payment }: StoredOrder) {
  if (payment === null) return [];
  return [
    {
      name: payment.title,
      type: payment.method,
      additional_data: [
        { name: 'Credit Card Type', value: payment.cardType },
        { name: 'Credit Card Number', value: `xxxx-${payment.lastFour}` },
      ],
    },
  ];
}

export async function orderShape(stored: StoredOrder, context: GraphqlContext) {
  const { order, items } = stored;
  const urlSuffix = settingText(await context.settings(), 'product_url_suffix');
  const date = dateText(order.placedAt);
  return {
    id: toUid(order.id),
    number: order.number,
    order_number: order.number,
    increment_id: order.number,
    token: order.token,
    status: order.status,
    email: order.email,
    order_date: date,
    created_at: date,
    grand_total: toAmount(order.grandTotal),
    is_virtual: false,
    carrier: order.shippingCarrierTitle,
    shipping_method: `${order.shippingCarrierTitle} - ${order.shippingMethodTitle}`,
    shipping_address: order.shippingAddress && addressShape(order.shippingAddress),
    billing_address: addressShape(order.billingAddress),
    items: items.map((item) => itemShape(item, order.currency, context, urlSuffix)),
    total: totalShape(stored),
    payment_methods: paymentShapes(stored),
    applied_coupons: [],
  };
}
