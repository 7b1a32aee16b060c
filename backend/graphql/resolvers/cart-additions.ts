/** Adds products to a cart; each item succeeds or fails on its own (CART-02, CART-07). */
import type { AddRefusal } from '../../cart/add-refusals.ts';
import { addItem } from '../../cart/add-items.ts';
import { readItemRows } from '../../cart/cart-lines.ts';
import { fillDelivery } from '../../cart/customer-carts.ts';
import { applySentinelSku } from '../../cart/sentinel-sku.ts';
import { readChoice, type EnteredOption } from '../../cart/requested-choice.ts';
import { refuseInput } from '../../refusal.ts';
import type { GraphqlContext } from '../context.ts';
import { requireOwnNumber } from './merchant-cart.ts';
import { changeCart } from './open-cart.ts';

export interface CartItemInput {
  readonly sku: string;
  readonly quantity: number;
  readonly selected_options?: readonly (string | null)[] | null;
  readonly entered_options?: readonly (EnteredOption | null)[] | null;
}

interface AddArguments {
  readonly cartId: string;
  readonly cartItems: readonly CartItemInput[];
  readonly msd_customer_id?: string | null;
}

export const cartAdditions = {
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
        if (msd_customer_id) await requireOwnNumber(tx, context.viewer.customerId, msd_customer_id);
        const hadLines = (await readItemRows(tx, quote.id)).length > 0;
        // as in Magento valid items are added even if others fail, and `parent_sku` is ignored
        for (const { sku, quantity, selected_options: selected, entered_options: entered } of cartItems) {
          const choice = readChoice(selected ?? [], entered ?? []);
          const outcome = await addItem(tx, quote.id, { sku, quantity, choice });
          if (outcome.kind === 'refused') refusals.push(outcome.refusal);
        }
        await fillDelivery(context.shop, tx, quote, hadLines);
        return msd_customer_id ? { msdCustomerId: msd_customer_id } : {};
      },
      'cartId',
    );
    await applySentinelSku(
      context.shop.database,
      cartId,
      cartItems.map(({ sku }) => sku),
    );
    return {
      cart,
      user_errors: refusals.map(({ code, message }) => ({ __typename: 'CartUserInputError', code, message })),
    };
  },
};
