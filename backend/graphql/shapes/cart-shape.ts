/** Shapes a cart (§3 Cart). */
import type { Cart, CartLine } from '../../cart/cart.ts';
import { offeredMethods } from '../../payments/payment-methods.ts';
import { dayOf } from '../../delivery/calendar.ts';
import { comingWindows } from '../../delivery/coming-windows.ts';
import { money } from '../../rules/money.ts';
import type { GraphqlContext } from '../context.ts';
import { billingShape, shippingShapes } from './cart-address-shape.ts';
import { cartItemShape, discountShapes } from './cart-item-shape.ts';
import { takePage } from './page-shape.ts';

interface ItemsArguments {
  readonly pageSize: number;
  readonly currentPage: number;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' } | null;
}

/** Sort keys of items; any other key keeps the order in which they were added. */
const sortKeys: Readonly<Record<string, (line: CartLine) => number | string>> = {
  PRODUCT_ID: ({ product }) => product.id,
  SKU: ({ sku }) => sku,
  NAME: ({ product }) => product.name,
  QTY: ({ quantity }) => quantity,
  PRICE: ({ row }) => row.priceExclTax,
  PRICE_INC_TAX: ({ row }) => row.priceInclTax,
  ROW_TOTAL: ({ row }) => row.rowTotalExclTax,
  ROW_TOTAL_INC_TAX: ({ row }) => row.rowTotalInclTax,
};

function sortLines(lines: readonly CartLine[], sort: ItemsArguments['sort']): readonly CartLine[] {
  if (!sort) return lines;
  const key = sortKeys[sort.field] ?? (({ id }) => id);
  const direction = sort.order === 'DESC' ? -1 : 1;
  return lines.toSorted((a, b) => {
    const [one, other] = [key(a), key(b)];
    const difference =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : String(one).localeCompare(String(other));
    return direction * (difference || a.id - b.id);
  });
}

function pricesShape(cart: Cart, { shop }: GraphqlContext) {
  const { totals, currency, coupon } = cart;
  const inCurrency = (cents: number) => money(cents, currency);
  const discounts = discountShapes(cart, totals.discount);
  return {
    grand_total: inCurrency(totals.grandTotal),
    grand_total_excluding_tax: inCurrency(totals.grandTotal - totals.tax),
    subtotal_including_tax: inCurrency(totals.subtotalInclTax),
    subtotal_excluding_tax: inCurrency(totals.subtotalExclTax),
    subtotal_with_discount_excluding_tax: inCurrency(totals.subtotalWithDiscountExclTax),
    applied_taxes: totals.tax > 0 ? [{ label: cart.taxLabel, amount: inCurrency(totals.tax) }] : [],
    discount: discounts && { amount: inCurrency(-totals.discount), label: [coupon?.label ?? ''] },
    // stock 2.4.7 reads them from the delivery address, which a virtual cart lacks
    discounts: shop.hasHabits && cart.isVirtual ? null : discounts,
  };
}

function giftCardShapes({ giftCards, currency, settings }: Cart) {
  return giftCards.map(({ code, applied, balance, expiresAt }) => ({
    code,
    applied_balance: money(applied, currency),
    current_balance: money(balance, currency),
    expiration_date: expiresAt && dayOf(expiresAt, settings),
  }));
}

/**
 * The chosen delivery window with its current day and room; null without one or when it is gone.
 */
async function chosenWindow({ quote, shippingAddress, settings }: Cart, { shop }: GraphqlContext) {
  if (quote.deliveryWindow === null || shippingAddress === null) return null;
  const windows = await comingWindows(shop.database, shippingAddress.address, shop.now(), settings);
  const window = windows.find(({ code }) => code === quote.deliveryWindow);
  return window ? { ...window, starts_at: window.startsAt, ends_at: window.endsAt } : null;
}

/** Parts are computed only when requested. */
export async function cartShape(cart: Cart, context: GraphqlContext) {
  const { quote, minimum } = cart;
  const methods = await offeredMethods(context.shop.database, cart);
  const payment = methods.find(({ code }) => code === quote.paymentMethod);
  const coupons = cart.coupon === null ? null : [{ code: quote.couponCode ?? cart.coupon.code }];
  const shape = (line: CartLine) => cartItemShape(line, cart, context);
  return {
    id: quote.maskedId,
    email: cart.customer?.email ?? quote.email,
    is_virtual: cart.isVirtual,
    items: () => cart.lines.map(shape),
    itemsV2({ pageSize, currentPage, sort }: ItemsArguments) {
      const page = takePage(sortLines(cart.lines, sort), pageSize, currentPage);
      return { ...page, items: page.items.map(shape) };
    },
    total_quantity: cart.totals.quantity,
    total_item_quantity: cart.totals.quantity,
    applied_coupon: coupons?.[0] ?? null,
    applied_coupons: coupons,
    applied_gift_cards: giftCardShapes(cart),
    prices: pricesShape(cart, context),
    shipping_addresses: shippingShapes(cart, context),
    billing_address: billingShape(cart),
    available_payment_methods: methods.map((method) => ({ ...method, is_deferred: false })),
    selected_payment_method: {
      code: payment?.code ?? '',
      title: payment?.title ?? '',
      purchase_order_number: quote.payment.poNumber ?? null,
    },
    delivery_window: () => chosenWindow(cart, context),
    minimum_order_amount: {
      minimum_amount_enabled: minimum.isEnabled,
      message: minimum.message,
      conditions_met: minimum.isMet,
    },
  };
}
