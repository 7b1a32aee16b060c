/**
 * Turns the requested options of a product into those an item stores, or says what is missing
 * (CAT-02).
 */
import type { ProductReader, ProductRow } from '../catalog/product-reader.ts';
import type { Queries } from '../database/database.ts';
import type { ItemOptions } from '../database/schema/cart.ts';
import { chooseParts } from './choose-bundle.ts';
import { chooseCustomOptions } from './choose-custom-options.ts';
import { chooseGiftCard } from './choose-gift-card.ts';
import { chooseVariant, variantMessage } from './choose-variant.ts';
import type { RequestedChoice } from './requested-choice.ts';

/** Ids of the bought links; all of them where they are not sold separately. */
function chooseLinks({ downloads }: ProductRow, { linkIds }: RequestedChoice): number[] | string {
  const links = downloads?.links.map(({ id }) => id) ?? [];
  if (!downloads?.areLinksPurchasedSeparately) return links;
  const chosen = links.filter((id) => linkIds.includes(id));
  return chosen.length === 0 ? 'Please specify product link(s).' : chosen;
}

async function chooseOfKind(
  queries: Queries,
  reader: ProductReader,
  product: ProductRow,
  choice: RequestedChoice,
): Promise<ItemOptions | string> {
  switch (product.type) {
    case 'configurable': {
      const variant = await chooseVariant(queries, reader, product, choice);
      return variant === null ? variantMessage : { variantId: variant.id };
    }
    case 'bundle': {
      const bundle = chooseParts(product.bundle ?? { options: [] }, choice);
      return typeof bundle === 'string' ? bundle : { bundle };
    }
    case 'downloadable': {
      const linkIds = chooseLinks(product, choice);
      return typeof linkIds === 'string' ? linkIds : { linkIds };
    }
    case 'giftcard': {
      if (product.giftCard === null) return 'Please specify a gift card amount.';
      const giftCard = chooseGiftCard(product.giftCard, choice);
      return typeof giftCard === 'string' ? giftCard : { giftCard };
    }
    default:
      return {};
  }
}

/** The options to store, or Magento's message on why they are invalid. */
export async function chooseOptions(
  queries: Queries,
  reader: ProductReader,
  product: ProductRow,
  choice: RequestedChoice,
): Promise<ItemOptions | string> {
  const own = await chooseOfKind(queries, reader, product, choice);
  if (typeof own === 'string') return own;
  const custom = chooseCustomOptions(product.customOptions, choice);
  if (typeof custom === 'string') return custom;
  return custom.length === 0 ? own : { ...own, custom };
}
