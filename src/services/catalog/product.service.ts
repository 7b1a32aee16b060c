/** Reads a product by its url_key, with all its options (§7, CAT-02). */

import type { Product } from '#machines/domain/catalog.ts';
import type { OptionGroup } from '#machines/domain/offer.ts';
import { pageNotFound } from '#transport/failures.ts';
import type { Transport } from '#transport/transport.ts';
import { createLabelReader } from './attribute-labels.ts';
import type { ContentParser } from '../content/content-parser.ts';
import { productExtras } from '../http/extras.ts';
import { foundAtMost, productOfKey } from './found-product.ts';
import { isGiftCardAnswer, toGiftCardGroups } from '../cart/gift-card.wire.ts';
import { GiftCardPageDocument } from './product.commerce.graphql.ts';
import { ProductPageDocument } from './product.graphql.ts';
import { isGiftCard, toProduct } from './product.wire.ts';

export const createProductReader = (
  { graphql, has }: Pick<Transport, 'graphql' | 'has'>,
  parseDescription: ContentParser,
) => {
  const readLabels = createLabelReader(graphql);

  const readGiftCardGroups = async (
    sku: string,
    currency: string | undefined,
    signal: AbortSignal,
  ): Promise<readonly OptionGroup[]> => {
    const { products } = await graphql.read(GiftCardPageDocument, { sku }, signal);
    const wire = products?.items?.[0];
    return wire && isGiftCardAnswer(wire) ? toGiftCardGroups(wire, currency) : [];
  };

  return async (urlKey: string, signal: AbortSignal): Promise<Product> => {
    const [{ products }, labels] = await Promise.all([
      graphql.read(ProductPageDocument, { urlKey, pageSize: foundAtMost }, signal, productExtras),
      readLabels(),
    ]);
    const wire = productOfKey(products?.items, urlKey);
    if (wire === null) throw pageNotFound();
    const currency = wire.price_range.minimum_price.final_price.currency ?? undefined;
    const own =
      isGiftCard(wire) && has('commerce') ? await readGiftCardGroups(wire.sku ?? '', currency, signal) : [];
    const product = toProduct(wire, { own, labels });
    return {
      ...product,
      shortDescription: await parseDescription(wire.short_description?.html ?? ''),
      description: await parseDescription(wire.description?.html ?? ''),
    };
  };
};
