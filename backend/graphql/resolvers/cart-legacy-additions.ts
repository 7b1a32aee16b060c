/**
 * Resolves the older add mutations, one per product type: all items or none, and a refusal is an
 * error.
 */
import { addItem, type AddRequest } from '../../cart/add-items.ts';
import { notAvailable } from '../../cart/add-refusals.ts';
import { quantityOf, readChoice, type RequestedChoice } from '../../cart/requested-choice.ts';
import { applySentinelSku } from '../../cart/sentinel-sku.ts';
import { createProductReader, type ProductReader } from '../../catalog/product-reader.ts';
import { refuseInput, refuseMissing } from '../../refusal.ts';
import type { GraphqlContext } from '../context.ts';
import type { CartItemInput } from './cart-additions.ts';
import { readCustomOptions, type CustomOptionInput } from './custom-option-input.ts';
import { changeCart, requireInput } from './open-cart.ts';

interface LegacyItem {
  readonly data: CartItemInput;
  readonly customizable_options?: readonly (CustomOptionInput | null)[] | null;
  readonly bundle_options?: readonly {
    readonly id: number;
    readonly quantity: number;
    readonly value: readonly (string | null)[];
  }[];
  readonly downloadable_product_links?: readonly { readonly link_id: number }[] | null;
  readonly parent_sku?: string | null;
  readonly variant_sku?: string | null;
}

interface LegacyInput {
  readonly cart_id: string;
  readonly cart_items: readonly (LegacyItem | null)[];
}

function choiceOf(item: LegacyItem): RequestedChoice {
  const { data } = item;
  const choice = readChoice(data.selected_options ?? [], data.entered_options ?? []);
  return {
    ...choice,
    bundle: [
      ...choice.bundle,
      ...(item.bundle_options ?? []).flatMap(({ id, quantity, value }) =>
        value.map((one) => ({
          optionId: id,
          selectionId: Number(one),
          quantity: quantityOf(String(quantity)),
        })),
      ),
    ],
    linkIds: [...choice.linkIds, ...(item.downloadable_product_links ?? []).map((link) => link.link_id)],
    custom: [...choice.custom, ...readCustomOptions(item.customizable_options)],
  };
}

/** A variant's own sku selects it: its values are requested as if the shopper had picked them. */
async function requestOf(item: LegacyItem, reader: ProductReader): Promise<AddRequest> {
  const { sku, quantity } = item.data;
  const choice = choiceOf(item);
  const parentSku = item.parent_sku;
  if (!parentSku) return { sku, quantity, choice };
  const variantSku = item.variant_sku ?? sku;
  const parent = await reader.bySku(parentSku);
  const links = parent ? await reader.linked(parent.id, 'configurable') : [];
  const variant = links.find((link) => link.product.sku === variantSku)?.product;
  if (!parent || !variant) throw refuseMissing('Could not find specified product.');
  return { sku: parentSku, quantity, choice: { ...choice, variantId: variant.id } };
}

async function addAll(_: unknown, arguments_: { input?: LegacyInput | null }, context: GraphqlContext) {
  const { cart_id: cartId, cart_items: items } = requireInput(arguments_.input);
  if (cartId !== '' && items.length === 0) throw refuseInput('Required parameter "cart_items" is missing');
  const cart = await changeCart(cartId, context, async (tx, quote) => {
    const reader = createProductReader(tx);
    for (const item of items) {
      if (item === null) continue;
      const request = await requestOf(item, reader);
      const outcome = await addItem(tx, quote.id, request);
      if (outcome.kind === 'added') continue;
      const { reason, message } = outcome.refusal;
      if (reason === 'unknown' || reason === 'disabled') throw refuseMissing(message);
      const sentence = reason === 'outOfStock' ? notAvailable : message;
      throw refuseInput(
        `Could not add the product with SKU ${request.sku} to the shopping cart: ${sentence}`,
      );
    }
    return {};
  });
  const skus = items.flatMap((item) => (item === null ? [] : [item.data.sku]));
  await applySentinelSku(context.shop.database, cartId, skus);
  return { cart };
}

export const cartLegacyAdditions = {
  addSimpleProductsToCart: addAll,
  addVirtualProductsToCart: addAll,
  addBundleProductsToCart: addAll,
  addConfigurableProductsToCart: addAll,
  addDownloadableProductsToCart: addAll,
};
