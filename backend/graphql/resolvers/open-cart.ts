/** Finds the cart that an operation names, or refuses as Magento does (CART-05). */
import { readCart } from '../../cart/cart.ts';
import { changeQuote, findQuote, lockQuote, type Quote, type QuoteChange } from '../../cart/quotes.ts';
import type { Queries } from '../../database/database.ts';
import { refuseInput, refuseMissing } from '../../refusal.ts';
import type { GraphqlContext } from '../context.ts';
import { cartShape } from '../shapes/cart-shape.ts';

export const inactiveMessage = "The cart isn't active.";

export function cartNotFound(maskedId: string): string {
  return `Could not find a cart with ID "${maskedId}"`;
}

function requireActive(quote: Quote | null, maskedId: string): Quote {
  if (quote === null) throw refuseMissing(cartNotFound(maskedId));
  if (!quote.isActive) throw refuseMissing(inactiveMessage);
  return quote;
}

export async function openCart(maskedId: string, context: GraphqlContext) {
  const { database, now } = context.shop;
  const quote = requireActive(await findQuote(database, maskedId), maskedId);
  return cartShape(await readCart(database, quote, now()), context);
}

/** Runs a change on the locked cart in one transaction; a refusal undoes all of it. Answers the cart afterwards. */
export async function changeCart(
  maskedId: string,
  context: GraphqlContext,
  change: (tx: Queries, quote: Quote) => Promise<QuoteChange>,
  parameter = 'cart_id',
) {
  if (maskedId === '') throw refuseInput(`Required parameter "${parameter}" is missing`);
  const { database } = context.shop;
  await database.transaction(async (tx) => {
    const quote = requireActive(await lockQuote(tx, maskedId), maskedId);
    await changeQuote(tx, quote.id, context.shop.now(), await change(tx, quote));
  });
  return openCart(maskedId, context);
}
