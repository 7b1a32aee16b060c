/** Lists, adds, changes and removes cart items by REST (CART-02, NET-07). */
import { addItem } from '../cart/add-items.ts';
import { notAvailable, type AddRefusal } from '../cart/add-refusals.ts';
import { readCart, type CartLine } from '../cart/cart.ts';
import { findItem, removeItem, setItemQuantity } from '../cart/quote-items.ts';
import { changeQuote, findQuote, type Quote } from '../cart/quotes.ts';
import { applySentinelSku } from '../cart/sentinel-sku.ts';
import type { Queries } from '../database/database.ts';
import { refuseInput, refuseMissing, requiredField } from '../refusal.ts';
import { requireParameter } from './body.ts';
import type { Call, Route } from './call.ts';
import { itemShape } from './cart-item-shape.ts';
import { forBoth, isMine, lockCart, openCart } from './cart-of-call.ts';
import { readItemBody } from './item-body.ts';

/** The refusals of GraphQL with REST's messages. */
function addProblem({ reason, message }: AddRefusal): Error {
  if (reason === 'unknown')
    return refuseMissing("The product that was requested doesn't exist. Verify the product and try again.");
  return refuseInput(reason === 'disabled' || reason === 'outOfStock' ? notAvailable : message);
}

async function readLine(tx: Queries, quote: Quote, itemId: number | undefined, now: Date) {
  const cart = await readCart(tx, quote, now);
  const line = cart.lines.find(({ id }) => id === itemId);
  if (!line) throw new Error('The line is not in the cart it was put into.');
  return line;
}

function shapeOf(line: CartLine, quote: Quote) {
  return itemShape(line, String(quote.id));
}

/** Here an unknown cart is reported as a missing parameter. */
async function requireKnownCart(call: Call): Promise<void> {
  if (!isMine(call) && (await findQuote(call.shop.database, call.cartId)) === null)
    throw requiredField('quoteId');
}

async function addLine(call: Call) {
  const { shop } = call;
  const { sku, quantity, choice } = readItemBody(requireParameter(call.body, 'cartItem'));
  await requireKnownCart(call);
  const added = await shop.database.transaction(async (tx) => {
    const quote = await lockCart(tx, call);
    // a missing, zero or negative quantity adds one, as in Magento
    const wanted = quantity === null || quantity <= 0 ? 1 : quantity;
    const outcome = await addItem(tx, quote.id, { sku, quantity: wanted, choice });
    if (outcome.kind === 'refused') throw addProblem(outcome.refusal);
    await changeQuote(tx, quote.id, shop.now(), {});
    const line = await readLine(tx, quote, outcome.itemIds[0], shop.now());
    return { quote, shape: shapeOf(line, quote) };
  });
  await applySentinelSku(shop.database, added.quote.maskedId, [sku]);
  return added.shape;
}

function itemIdOf({ parameters }: Call): number {
  const text = parameters['itemId'] ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

function noSuchItem(quote: Quote, call: Call): Error {
  return refuseMissing("The %1 Cart doesn't contain the %2 item.", [String(quote.id), itemIdOf(call)]);
}

async function changeLine(call: Call) {
  const { shop } = call;
  const { quantity } = readItemBody(requireParameter(call.body, 'cartItem'));
  return shop.database.transaction(async (tx) => {
    const quote = await lockCart(tx, call);
    const found = await findItem(tx, quote.id, itemIdOf(call));
    if (found === null) throw noSuchItem(quote, call);
    // zero leaves the item unchanged
    if (quantity !== null && quantity > 0) {
      const problem = await setItemQuantity(tx, found, quantity);
      if (problem !== null) throw refuseInput(problem);
      await changeQuote(tx, quote.id, shop.now(), {});
    }
    return shapeOf(await readLine(tx, quote, found.item.id, shop.now()), quote);
  });
}

async function removeLine(call: Call): Promise<true> {
  await call.shop.database.transaction(async (tx) => {
    const quote = await lockCart(tx, call);
    if (!(await removeItem(tx, quote.id, itemIdOf(call)))) throw noSuchItem(quote, call);
    await changeQuote(tx, quote.id, call.shop.now(), {});
  });
  return true;
}

async function listLines(call: Call) {
  const { database, now } = call.shop;
  const quote = await openCart(call);
  const { lines } = await readCart(database, quote, now());
  // a guest's items name the cart by its masked id
  return lines.map((line) => itemShape(line, isMine(call) ? String(quote.id) : quote.maskedId));
}

export const cartItemRoutes: readonly Route[] = [
  ...forBoth('GET', '/items', listLines),
  ...forBoth('POST', '/items', addLine),
  ...forBoth('PUT', '/items/:itemId', changeLine),
  ...forBoth('DELETE', '/items/:itemId', removeLine),
];
