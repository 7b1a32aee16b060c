/** Resolves a customer's own cart and the merging of a guest cart into it (CART-11). */
import { inArray } from 'drizzle-orm';
import { requireUsable } from '../../cart/cart-access.ts';
import { readItemRows } from '../../cart/cart-lines.ts';
import { assignQuote, customerQuote, fillDelivery, mergeQuotes } from '../../cart/customer-carts.ts';
import { findQuote, lockQuote, type Quote } from '../../cart/quotes.ts';
import type { Queries } from '../../database/database.ts';
import { quote } from '../../database/schema/cart.ts';
import { Refusal, refuseGuest, refuseInput } from '../../refusal.ts';
import type { GraphqlContext } from '../context.ts';
import { openCart } from './open-cart.ts';

const guest = { customerId: null };

function requireCustomer({ viewer }: GraphqlContext): number {
  if (viewer.customerId === null) throw refuseGuest();
  return viewer.customerId;
}

/** Lowest id first, so that two merges cannot deadlock. */
async function lockBoth(tx: Queries, first: Quote, second: Quote): Promise<readonly [Quote, Quote]> {
  const rows = await tx
    .select()
    .from(quote)
    .where(inArray(quote.id, [first.id, second.id]))
    .orderBy(quote.id)
    .for('update');
  const find = (id: number) => rows.find((row) => row.id === id);
  return [find(first.id) ?? first, find(second.id) ?? second];
}

export const cartOwnerQueries = {
  async customerCart(_: unknown, _arguments: unknown, context: GraphqlContext) {
    const { customerId } = context.viewer;
    if (customerId === null)
      throw new Refusal('authorization', 'The request is allowed for logged in customer');
    const { database, now } = context.shop;
    return openCart((await customerQuote(database, customerId, now())).maskedId, context);
  },
};

interface MergeArguments {
  readonly source_cart_id: string;
  readonly destination_cart_id?: string | null;
}

export const cartOwnerMutations = {
  async mergeCarts(
    _: unknown,
    { source_cart_id: sourceId, destination_cart_id: destinationId }: MergeArguments,
    context: GraphqlContext,
  ) {
    if (sourceId === '') throw refuseInput('Required parameter "source_cart_id" is missing');
    if (destinationId === '') throw refuseInput('The parameter "destination_cart_id" cannot be empty');
    const customerId = requireCustomer(context);
    const { database, now } = context.shop;
    const maskedId = destinationId ?? (await customerQuote(database, customerId, now())).maskedId;
    await database.transaction(async (tx) => {
      // the source must still be a guest cart
      const source = requireUsable(await findQuote(tx, sourceId), sourceId, guest);
      const destination = requireUsable(await findQuote(tx, maskedId), maskedId, context.viewer);
      const [from, to] = await lockBoth(tx, source, destination);
      requireUsable(from, sourceId, guest);
      requireUsable(to, maskedId, context.viewer);
      const hadLines = (await readItemRows(tx, to.id)).length > 0;
      await mergeQuotes(tx, from, to, now());
      await fillDelivery(context.shop, tx, to, hadLines);
    });
    return openCart(maskedId, context);
  },

  async assignCustomerToGuestCart(
    _: unknown,
    { cart_id: guestId }: { cart_id: string },
    context: GraphqlContext,
  ) {
    const customerId = requireCustomer(context);
    const { database, now } = context.shop;
    const assigned = await database.transaction(async (tx) => {
      const own = requireUsable(await lockQuote(tx, guestId), guestId, guest);
      return assignQuote(tx, own, customerId, now());
    });
    return openCart(assigned.maskedId, context);
  },
};
