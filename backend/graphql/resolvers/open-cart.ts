/** Finds the cart of an operation, or refuses as Magento does (CART-05). */
import { readCart, type EstimateBasis } from '../../cart/cart.ts';
import { requireUsable } from '../../cart/cart-access.ts';
import { changeQuote, findQuote, lockQuote, type Quote, type QuoteChange } from '../../cart/quotes.ts';
import type { Queries } from '../../database/database.ts';
import { refuseInput } from '../../refusal.ts';
import type { GraphqlContext } from '../context.ts';
import { cartShape } from '../shapes/cart-shape.ts';

/** The cart as it is, or with the address of an estimate. */
export async function openCart(maskedId: string, context: GraphqlContext, supposed?: EstimateBasis) {
  const { database, now } = context.shop;
  const quote = requireUsable(await findQuote(database, maskedId), maskedId, context.viewer);
  return cartShape(await readCart(database, quote, now(), supposed), context);
}

export async function lockCart(tx: Queries, maskedId: string, { viewer }: GraphqlContext): Promise<Quote> {
  return requireUsable(await lockQuote(tx, maskedId), maskedId, viewer);
}

/**
 * Changes the locked cart in one transaction, which a refusal rolls back. Returns the cart
 * afterwards.
 */
export async function changeCart(
  maskedId: string,
  context: GraphqlContext,
  change: (tx: Queries, quote: Quote) => Promise<QuoteChange>,
  parameter = 'cart_id',
) {
  if (maskedId === '') throw refuseInput(`Required parameter "${parameter}" is missing`);
  const { database } = context.shop;
  await database.transaction(async (tx) => {
    const quote = await lockCart(tx, maskedId, context);
    await changeQuote(tx, quote.id, context.shop.now(), await change(tx, quote));
  });
  return openCart(maskedId, context);
}

/** Magento declares the input nullable and refuses null itself. */
export function requireInput<Input>(input: Input | null | undefined): Input {
  if (input == null) throw refuseInput('"input" value should be specified');
  return input;
}
