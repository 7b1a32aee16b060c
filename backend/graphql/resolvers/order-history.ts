/** Resolves a customer's order history and reordering (BEY-12). */
import { findLine, placeLines } from '../../cart/add-items.ts';
import { notAvailable, type AddRefusal } from '../../cart/add-refusals.ts';
import { readItemRows } from '../../cart/cart-lines.ts';
import { customerQuote, fillDelivery, lockCustomerQuote } from '../../cart/customer-carts.ts';
import { changeItem } from '../../cart/quote-items.ts';
import { changeQuote } from '../../cart/quotes.ts';
import { createProductReader } from '../../catalog/product-reader.ts';
import { requireCustomer } from '../../identity/viewer.ts';
import {
  findFirstDate,
  findHistory,
  type HistoryFilter,
  type HistorySort,
} from '../../order/order-history.ts';
import { readDetails } from '../../order/order-details.ts';
import { findOrderByNumber } from '../../order/orders.ts';
import { refuseInput, refuseMissing } from '../../refusal.ts';
import type { GraphqlContext } from '../context.ts';
import { dateText, detailsShape, orderShapes } from '../shapes/order-shape.ts';
import { openCart } from './open-cart.ts';

interface HistoryArguments {
  readonly filter?: HistoryFilter | null;
  readonly currentPage: number;
  readonly pageSize: number;
  readonly sort?: HistorySort | null;
}

/** Customer.orders. Only the customer themselves ever receives the parent object. */
export async function ordersField(
  { ownerId }: { readonly ownerId: number },
  { filter, currentPage, pageSize, sort }: HistoryArguments,
  context: GraphqlContext,
) {
  if (currentPage < 1) throw refuseInput('currentPage value must be greater than 0.');
  if (pageSize < 1) throw refuseInput('pageSize value must be greater than 0.');
  const { database, now } = { database: context.shop.database, now: context.shop.now() };
  const found = await findHistory(database, ownerId, filter ?? {}, sort ?? null);
  const states = [filter?.status?.eq, ...(filter?.status?.in ?? [])].flatMap((one) =>
    one == null ? [] : [one.toLowerCase()],
  );
  const details = await readDetails(
    database,
    states.length > 0 ? found : found.slice((currentPage - 1) * pageSize, currentPage * pageSize),
    now,
    await context.settings(),
  );
  const fitting = details.filter(({ progress }) => states.includes(progress.status.toLowerCase()));
  const shown =
    states.length > 0 ? fitting.slice((currentPage - 1) * pageSize, currentPage * pageSize) : details;
  const total = states.length > 0 ? fitting.length : found.length;
  const first = await findFirstDate(database, ownerId);
  return {
    items: shown.map((one) => detailsShape(one, context)),
    total_count: total,
    date_of_first_order: first && dateText(first),
    // unlike other lists, a page beyond the last is empty instead of refused
    page_info: { current_page: currentPage, page_size: pageSize, total_pages: Math.ceil(total / pageSize) },
  };
}

export const historyQueries = {
  /** Deprecated: without paging, the status in lower case. */
  async customerOrders(_: unknown, _arguments: unknown, context: GraphqlContext) {
    const customerId = requireCustomer(context.viewer);
    const found = await findHistory(context.shop.database, customerId, {}, null);
    const shapes = await orderShapes(found, context);
    return {
      items: shapes.map((shape, place) => ({
        ...shape,
        id: String(found[place]?.id ?? ''),
        status: shape.status.toLowerCase(),
      })),
      total_count: found.length,
      page_info: { current_page: 1, page_size: found.length, total_pages: 1 },
    };
  },
};

/** A rental starts on its product page, where its terms are shown (GEN-02). */
const rentalNotAgain = 'It is rented already. To rent another, choose it on its page.';

export const historyMutations = {
  /** Adds to the customer's cart; items that are no longer available are reported and left out. */
  async reorderItems(_: unknown, { orderNumber }: { orderNumber: string }, context: GraphqlContext) {
    const { shop } = context;
    const customerId = requireCustomer(context.viewer);
    const stored = await findOrderByNumber(shop.database, orderNumber);
    if (stored === null || stored.order.customerId !== customerId)
      throw refuseInput(`Order number "${orderNumber}" doesn't belong to the current customer`);
    const { maskedId } = await customerQuote(shop.database, customerId, shop.now());
    const errors = await shop.database.transaction(async (tx) => {
      const quote = await lockCustomerQuote(tx, customerId);
      if (quote === null) throw refuseMissing("The cart isn't active.");
      const hadLines = (await readItemRows(tx, quote.id)).length > 0;
      const reader = createProductReader(tx);
      const problems: { code: string; message: string; path: string[] }[] = [];
      for (const item of stored.items) {
        const product = await reader.byId(item.productId);
        const refuse = ({ code, message }: Pick<AddRefusal, 'code' | 'message'>) =>
          problems.push({
            code,
            message: `Could not add the product with SKU "${item.sku}" to the shopping cart: ${message}`,
            path: ['orderNumber'],
          });
        if (!product?.isActive) {
          refuse({ code: 'PRODUCT_NOT_FOUND', message: notAvailable });
          continue;
        }
        if (product.isRental) {
          refuse({ code: 'UNDEFINED', message: rentalNotAgain });
          continue;
        }
        const line = { product, options: item.options, quantity: item.quantity };
        const outcome = await placeLines(tx, quote.id, [line], reader);
        if (outcome.kind === 'added') continue;
        refuse(outcome.refusal);
        // the item it would have merged with is removed too
        const before = shop.hasHabits ? await findLine(tx, quote.id, line) : null;
        if (before !== null) await changeItem(tx, quote.id, before.id, 0);
      }
      await fillDelivery(shop, tx, quote, hadLines);
      await changeQuote(tx, quote.id, shop.now(), {});
      return problems;
    });
    return { cart: await openCart(maskedId, context), userInputErrors: errors };
  },
};
