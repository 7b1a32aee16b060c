/** Makes carts and changes their lines (CART-01, CART-02, CART-07). */
import { addItem, changeItem, removeItem, type AddRefusal } from '../../cart/quote-items.ts';
import { createQuote } from '../../cart/quotes.ts';
import { Refusal, refuseInput } from '../../refusal.ts';
import { requireUid } from '../../uid.ts';
import type { GraphqlContext } from '../context.ts';
import { changeCart, openCart } from './open-cart.ts';

const ownIdLength = 32;

async function createCart(wanted: string | null | undefined, context: GraphqlContext): Promise<string> {
  if (wanted && wanted.length !== ownIdLength) throw refuseInput('Cart ID length should to be 32 symbols.');
  const { database, now } = context.shop;
  const quote = await createQuote(database, now(), wanted || undefined);
  if (quote === null) throw new Refusal('alreadyExists', `Cart with ID "${wanted}" already exists.`);
  return quote.maskedId;
}

interface AddArguments {
  readonly cartId: string;
  readonly cartItems: readonly { readonly sku: string; readonly quantity: number }[];
  readonly msd_customer_id?: string | null;
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
  readonly cart_items: readonly (ItemReference & { readonly quantity?: number | null })[];
}

interface RemoveInput extends ItemReference {
  readonly cart_id: string;
}

/** Magento's mutations take a nullable input and refuse its absence themselves. */
export function requireInput<Input>(input: Input | null | undefined): Input {
  if (input == null) throw refuseInput('"input" value should be specified');
  return input;
}

export const cartMutations = {
  async createEmptyCart(
    _: unknown,
    { input }: { input?: { cart_id?: string | null } | null },
    context: GraphqlContext,
  ) {
    return createCart(input?.cart_id, context);
  },

  async createGuestCart(
    _: unknown,
    { input }: { input?: { cart_uid?: string | null } | null },
    context: GraphqlContext,
  ) {
    return { cart: await openCart(await createCart(input?.cart_uid, context), context) };
  },

  async addProductsToCart(
    _: unknown,
    { cartId, cartItems, msd_customer_id }: AddArguments,
    context: GraphqlContext,
  ) {
    const refusals: AddRefusal[] = [];
    if (cartId !== '' && cartItems.length === 0)
      throw refuseInput('Required parameter "cartItems" is missing');
    const cart = await changeCart(
      cartId,
      context,
      async (tx, quote) => {
        // Each item stands for itself: what can be added is.
        for (const item of cartItems) {
          const refusal = await addItem(tx, quote.id, item);
          if (refusal) refusals.push(refusal);
        }
        return msd_customer_id ? { msdCustomerId: msd_customer_id } : {};
      },
      'cartId',
    );
    return {
      cart,
      user_errors: refusals.map((refusal) => ({ __typename: 'CartUserInputError', ...refusal })),
    };
  },

  async updateCartItems(_: unknown, arguments_: { input?: UpdateInput | null }, context: GraphqlContext) {
    const { cart_id: cartId, cart_items: items } = requireInput(arguments_.input);
    if (cartId !== '' && items.length === 0) throw refuseInput('Required parameter "cart_items" is missing.');
    const cart = await changeCart(cartId, context, async (tx, quote) => {
      for (const item of items) {
        const id = itemId(item, 'Required parameter "cart_item_id" for "cart_items" is missing.');
        if (item.quantity == null)
          throw refuseInput('Required parameter "quantity" for "cart_items" is missing.');
        await changeItem(tx, quote.id, id, item.quantity);
      }
      return {};
    });
    return { cart };
  },

  async removeItemFromCart(_: unknown, arguments_: { input?: RemoveInput | null }, context: GraphqlContext) {
    const input = requireInput(arguments_.input);
    const cart = await changeCart(input.cart_id, context, async (tx, quote) => {
      await removeItem(tx, quote.id, itemId(input, 'Required parameter "cart_item_id" is missing.'));
      return {};
    });
    return { cart };
  },
};
