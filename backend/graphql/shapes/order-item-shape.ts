/** Shapes an order item; every product type has its own GraphQL type and options. */
import { money } from '../../rules/money.ts';
import type { OrderDetails } from '../../order/order-details.ts';
import { isShippable } from '../../order/order-progress.ts';
import { settingNumber } from '../../store/settings.ts';
import { toUid } from '../../uid.ts';
import type { GraphqlContext } from '../context.ts';
import { rentalText } from './product-attributes.ts';
import { productShape } from './product-shape.ts';

export type Item = OrderDetails['items'][number];

/** In Magento a configurable product's item is a plain one with its options. */
const typeNames: Readonly<Record<string, string>> = {
  bundle: 'Bundle',
  downloadable: 'Downloadable',
  giftcard: 'GiftCard',
};

/** The prefix of OrderItem, InvoiceItem and ShipmentItem types. */
export function kindOf({ type }: Item): string {
  return typeNames[type] ?? '';
}

/** Fields of certain types; the same on orders, invoices and shipments. */
export function kindShape({ chosen, options }: Item, currency: string) {
  return {
    bundle_options: chosen.bundle.map(({ id, label, values }) => ({
      id: toUid(id),
      uid: toUid(id),
      label,
      values: values.map((value) => ({
        id: toUid(value.id),
        uid: toUid(value.id),
        product_name: value.name,
        product_sku: value.sku,
        quantity: value.quantity,
        price: money(value.price, currency),
      })),
    })),
    downloadable_links: chosen.links.map(({ id, title }, place) => ({
      uid: toUid(id),
      title,
      sort_order: place + 1,
    })),
    gift_card: options.giftCard
      ? {
          sender_name: options.giftCard.senderName,
          sender_email: options.giftCard.senderEmail,
          recipient_name: options.giftCard.recipientName,
          recipient_email: options.giftCard.recipientEmail,
          message: options.giftCard.message,
        }
      : null,
  };
}

export function discountShapes(amount: number, { order }: Pick<OrderDetails, 'order'>) {
  if (amount <= 0) return [];
  return [
    {
      amount: money(amount, order.currency),
      label: order.discountLabel ?? order.couponCode ?? 'Discount',
      applied_to: 'ITEM',
      coupon: order.couponCode === null ? null : { code: order.couponCode },
    },
  ];
}

/**
 * Stock 2.4.7 appends the skus of multiple values of one option to the product's, even empty ones.
 */
async function soldSku(
  { sku, productId, options }: Item,
  { shop, products }: GraphqlContext,
): Promise<string> {
  const answers = options.custom ?? [];
  const product = shop.hasHabits && answers.length > 0 ? await products.byId(productId) : null;
  const added = (product?.customOptions ?? []).flatMap((option) => {
    const ids = answers.find(({ optionId }) => optionId === option.id)?.valueIds ?? [];
    const values = option.values.filter(({ id }) => ids.includes(id));
    return values.length > 1 ? [values.map((value) => value.sku ?? '').join('-')] : [];
  });
  return [sku, ...added].join('-');
}

/** Stock 2.4.7 returns entered values as selected and selected ones as entered. */
function chosenShape({ chosen, options }: Item, { shop }: GraphqlContext) {
  if (!shop.hasHabits) return { selected_options: chosen.selected, entered_options: chosen.entered };
  const answered = (options.custom ?? []).filter(({ text }) => text === undefined).length;
  const variants = chosen.selected.slice(0, chosen.selected.length - answered);
  return {
    selected_options: [...variants, ...chosen.entered],
    entered_options: chosen.selected.slice(variants.length),
  };
}

export function rentalShapes({ id, rental }: Item, currency: string) {
  if (rental === null) return [];
  return [
    {
      item_id: toUid(id),
      monthly_price: money(rental.monthlyPrice, currency),
      terms: rentalText(rental),
    },
  ];
}

export function itemShape(item: Item, details: OrderDetails, context: GraphqlContext) {
  const { currency } = details.order;
  const inCurrency = (cents: number) => money(cents, currency);
  const discounts = discountShapes(item.discountAmount, details);
  const shipped = details.progress.shippedOn !== null && isShippable(item) ? item.quantity : 0;
  const billed = item.quantityInvoiced > 0;
  const unshipped = billed ? 'Invoiced' : 'Ordered';
  return {
    __typename: `${kindOf(item)}OrderItem`,
    id: toUid(item.id),
    product_name: item.name,
    product_sku: () => soldSku(item, context),
    product_type: item.type,
    product_url_key: item.urlKey,
    product_sale_price: async () => {
      // 1 without tax, 2 with tax, 3 both
      const display = settingNumber(await context.settings(), 'tax/sales_display/price', 1);
      return inCurrency(display === 1 ? item.priceExclTax : item.priceInclTax);
    },
    product: async () => {
      const found = await context.products.byId(item.productId);
      if (found?.isActive) return productShape(found, context);
      // stock 2.4.7 shows a disabled product as out of stock
      return found && context.shop.hasHabits
        ? { ...productShape(found, context), stock_status: 'OUT_OF_STOCK' }
        : null;
    },
    prices: {
      price: inCurrency(item.priceExclTax),
      price_including_tax: inCurrency(item.priceInclTax),
      original_price: inCurrency(item.priceExclTax),
      original_price_including_tax: inCurrency(item.priceInclTax),
      original_row_total: inCurrency(item.rowTotalExclTax),
      original_row_total_including_tax: inCurrency(item.rowTotalInclTax),
      row_total: inCurrency(item.rowTotalExclTax),
      row_total_including_tax: inCurrency(item.rowTotalInclTax),
      total_item_discount: inCurrency(item.discountAmount),
      discounts,
    },
    discounts,
    ...chosenShape(item, context),
    parent_sku: null,
    ...kindShape(item, currency),
    status: shipped > 0 && billed ? 'Shipped' : unshipped,
    quantity_ordered: item.quantity,
    quantity_canceled: 0,
    quantity_invoiced: item.quantityInvoiced,
    quantity_refunded: 0,
    quantity_returned: 0,
    quantity_shipped: shipped,
  };
}
