/** A cart as GraphQL shows it (§3 Cart). */
import { lineProblem, type Cart, type CartLine } from '../../cart/cart.ts';
import { minimumOrder } from '../../cart/minimum-order.ts';
import { findPaymentMethod, paymentMethods } from '../../cart/payment-methods.ts';
import type { QuoteAddress } from '../../cart/quote-addresses.ts';
import { money } from '../../rules/money.ts';
import { taxLabel } from '../../rules/tax.ts';
import { currencyOf } from '../../store/settings.ts';
import { toUid } from '../../uid.ts';
import type { GraphqlContext } from '../context.ts';
import { takePage } from './page-shape.ts';
import { productShape } from './product-shape.ts';
import { availableShapes, selectedShape } from './shipping-shape.ts';

interface Surroundings {
  readonly context: GraphqlContext;
  readonly currency: string;
}

function itemShape(line: CartLine, { context, currency }: Surroundings) {
  const { id, quantity, product, row } = line;
  const problem = lineProblem(line);
  return {
    __typename: 'SimpleCartItem',
    id: String(id),
    uid: toUid(id),
    quantity,
    product: productShape(product, context),
    prices: {
      price: money(row.priceExclTax, currency),
      price_including_tax: money(row.priceInclTax, currency),
      original_item_price: money(row.priceExclTax, currency),
      original_row_total: money(row.rowTotalExclTax, currency),
      row_total: money(row.rowTotalExclTax, currency),
      row_total_including_tax: money(row.rowTotalInclTax, currency),
      total_item_discount: money(0, currency),
      discounts: null,
    },
    discount: null,
    errors: problem === null ? null : [{ code: 'ITEM_QTY', message: problem }],
    is_available: problem === null,
    not_available_message: problem,
    max_qty: null,
    min_qty: null,
  };
}

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
  };
}

function pricesShape({ totals }: Cart, currency: string) {
  return {
    grand_total: money(totals.grandTotal, currency),
    subtotal_including_tax: money(totals.subtotalInclTax, currency),
    subtotal_excluding_tax: money(totals.subtotalExclTax, currency),
    subtotal_with_discount_excluding_tax: money(totals.subtotalExclTax, currency),
    applied_taxes: totals.tax > 0 ? [{ label: taxLabel, amount: money(totals.tax, currency) }] : [],
    discounts: null,
  };
}

/** With every part computed only where it is asked for. */
export async function cartShape(cart: Cart, context: GraphqlContext) {
  const settings = await context.settings();
  const currency = currencyOf(settings);
  const { quote } = cart;
  const items = () => cart.lines.map((line) => itemShape(line, { context, currency }));
  const payment = quote.paymentMethod === null ? null : findPaymentMethod(quote.paymentMethod);
  const minimum = minimumOrder(settings, cart.totals.subtotalInclTax);
  const shipping = cart.shippingAddress;
  return {
    id: quote.maskedId,
    email: quote.email,
    is_virtual: false,
    items,
    itemsV2: ({ pageSize, currentPage }: { pageSize: number; currentPage: number }) =>
      takePage(items(), pageSize, currentPage),
    total_quantity: cart.totals.quantity,
    total_item_quantity: cart.totals.quantity,
    applied_coupon: null,
    applied_coupons: null,
    applied_gift_cards: [],
    prices: pricesShape(cart, currency),
    shipping_addresses: shipping
      ? [
          {
            __typename: 'ShippingCartAddress',
            ...addressShape(shipping),
            same_as_billing: false,
            customer_notes: quote.customerNotes ?? '',
            pickup_location_code: null,
            cart_items_v2: items,
            available_shipping_methods: () => availableShapes(cart, context),
            selected_shipping_method: cart.method && selectedShape(cart.method, cart),
          },
        ]
      : [],
    billing_address: cart.billingAddress && addressShape(cart.billingAddress),
    available_payment_methods: paymentMethods.map((method) => ({ ...method, is_deferred: false })),
    selected_payment_method: {
      code: payment?.code ?? '',
      title: payment?.title ?? '',
      purchase_order_number: null,
    },
    minimum_order_amount: {
      minimum_amount_enabled: minimum.isEnabled,
      message: minimum.message,
      conditions_met: minimum.isMet,
    },
  };
}
