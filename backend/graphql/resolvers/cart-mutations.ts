/** Creates carts and changes their items (CART-01, CART-02, CART-07). */
import { changeAnswers } from '../../cart/change-answers.ts';
import { customerQuote } from '../../cart/customer-carts.ts';
import { changeItem, removeItem } from '../../cart/quote-items.ts';
import { createQuote } from '../../cart/quotes.ts';
import { Refusal, refuseInput, refuseMissing } from '../../refusal.ts';
import { requireUid } from '../../uid.ts';
import type { GraphqlContext } from '../context.ts';
import { readCustomOptions, type CustomOptionInput } from './custom-option-input.ts';
import { changeCart, openCart, requireInput } from './open-cart.ts';

const ownIdLength = 32;

async function createCart(wanted: string | null | undefined, context: GraphqlContext): Promise<string> {
  if (wanted && wanted.length !== ownIdLength) throw refuseInput('Cart ID length should to be 32 symbols.');
  const { database, now } = context.shop;
  const quote = await createQuote(database, now(), wanted || undefined);
  if (quote === null) throw new Refusal('alreadyExists', `Cart with ID "${wanted}" already exists.`);
  return quote.maskedId;
}

interface ItemReference {
  readonly cart_item_id?: number | null;
  readonly cart_item_uid?: string | null;
}

function itemId({ cart_item_id: id, cart_item_uid: uid }: ItemReference, missing: string): number {
  if (uid != null) return requireUid(uid);
  if (id == null) throw refuseInput(missing);
  return id;
}

interface UpdateInput {
  readonly cart_id: string;
  readonly cart_items: readonly (ItemReference & {
    readonly quantity?: number | null;
    readonly customizable_options?: readonly (CustomOptionInput | null)[] | null;
  })[];
}

interface RemoveInput extends ItemReference {
  readonly cart_id: string;
}

export const cartMutations = {
  /** A customer already has a cart, so a requested id is ignored. */
  async createEmptyCart(
    _: unknown,
    { input }: { input?: { cart_id?: string | null } | null },
    context: GraphqlContext,
  ) {
    const { customerId } = context.viewer;
    if (customerId === null) return createCart(input?.cart_id, context);
    return (await customerQuote(context.shop.database, customerId, context.shop.now())).maskedId;
  },

  async createGuestCart(
    _: unknown,
    { input }: { input?: { cart_uid?: string | null } | null },
    context: GraphqlContext,
  ) {
    if (context.viewer.customerId !== null)
      throw new Refusal('alreadyExists', 'Use `Query.customerCart` for logged in customer.');
    return { cart: await openCart(await createCart(input?.cart_uid, context), context) };
  },

  async updateCartItems(_: unknown, arguments_: { input?: UpdateInput | null }, context: GraphqlContext) {
    const { cart_id: cartId, cart_items: items } = requireInput(arguments_.input);
    if (cartId !== '' && items.length === 0) throw refuseInput('Required parameter "cart_items" is missing.');
    const cart = await changeCart(cartId, context, async (tx, quote) => {
      for (const item of items) {
        const id = itemId(item, 'Required parameter "cart_item_id" for "cart_items" is missing.');
        if (item.quantity == null)
          throw refuseInput('Required parameter "quantity" for "cart_items" is missing.');
        const answers = readCustomOptions(item.customizable_options);
        if (answers.length === 0) await changeItem(tx, quote.id, id, item.quantity);
        else await changeAnswers(tx, quote.id, id, item.quantity, answers);
      }
      return {};
    });
    return { cart, errors: [] };
  },

  async removeItemFromCart(_: unknown, arguments_: { input?: RemoveInput | null }, context: GraphqlContext) {
    const input = requireInput(arguments_.input);
    const cart = await changeCart(input.cart_id, context, async (tx, quote) => {
      const id = itemId(input, 'Required parameter "cart_item_id" is missing.');
      if (!(await removeItem(tx, quote.id, id))) throw refuseMissing("The cart doesn't contain the item");
      return {};
    });
    return { cart };
  },
};
