/** Changes the custom option values of an item already in the cart (CAT-02, CART-02). */
import { and, eq, ne } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { quoteItem, type ItemOptions } from '../database/schema/cart.ts';
import { refuseInput } from '../refusal.ts';
import { chooseCustomOptions } from './choose-custom-options.ts';
import { optionsKey } from './item-options.ts';
import { changeItem, findItem } from './quote-items.ts';
import { noChoice, type RequestedChoice } from './requested-choice.ts';

function refuse(message: string): Error {
  return refuseInput(`Could not update cart item: ${message}`);
}

async function findTwin(tx: Queries, item: typeof quoteItem.$inferSelect, key: string) {
  const [twin] = await tx
    .select()
    .from(quoteItem)
    .where(
      and(
        eq(quoteItem.quoteId, item.quoteId),
        eq(quoteItem.productId, item.productId),
        eq(quoteItem.optionsKey, key),
        ne(quoteItem.id, item.id),
      ),
    );
  return twin ?? null;
}

/**
 * The given values replace all previous ones. An item that becomes equal to another merges with it.
 */
export async function changeAnswers(
  tx: Queries,
  quoteId: number,
  itemId: number,
  quantity: number,
  custom: RequestedChoice['custom'],
): Promise<void> {
  const found = await findItem(tx, quoteId, itemId);
  if (found === null || quantity <= 0) return changeItem(tx, quoteId, itemId, quantity);
  const { item, product } = found;
  if (custom.some(({ optionId }) => !product.customOptions.some(({ id }) => id === optionId)))
    throw refuse('The product does not have the option.');
  const answers = chooseCustomOptions(product.customOptions, { ...noChoice, custom });
  if (typeof answers === 'string') throw refuse(answers);
  const { custom: _before, ...others } = item.options;
  const options: ItemOptions = answers.length === 0 ? others : { ...others, custom: answers };
  const key = optionsKey(options);
  const twin = await findTwin(tx, item, key);
  if (twin === null) {
    await tx.update(quoteItem).set({ options, optionsKey: key }).where(eq(quoteItem.id, item.id));
    return changeItem(tx, quoteId, item.id, quantity);
  }
  await tx.delete(quoteItem).where(eq(quoteItem.id, item.id));
  return changeItem(tx, quoteId, twin.id, twin.quantity + quantity);
}
