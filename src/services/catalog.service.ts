/** Fills the catalog loader's slot: reads any subject of the shelf, the content and the shop itself (§7). */

import { fromPromise } from 'xstate';
import { catalogPageSize, menuDepthLimit, rootCategoryId } from '#machines/domain/constants.ts';
import { toFailure } from '#machines/domain/failure.ts';
import { isSessionExpired } from '#machines/domain/session.ts';
import type { Content, Subject } from '#machines/domain/subject.ts';
import { pageNotFound } from '#transport/failures.ts';
import type { Transport } from '#transport/transport.ts';
import { readCustomerTypes } from './customer-types.ts';
import { BestSellersDocument, CategoryPageDocument, ProductPageDocument } from './catalog.graphql.ts';
import { toCategoryPage, toMenuItems, toProduct, toProductCard } from './catalog.wire.ts';
import { CmsBlocksDocument, CmsPageDocument } from './content.graphql.ts';
import { toCmsBlocks, toCmsPage } from './content.wire.ts';
import type { StoreConfigDataQuery } from './generated/graphql.ts';
import type { HtmlCleaner } from './html-cleaner.ts';
import { createMerchantSettings } from './merchant-settings.ts';
import { CountriesDocument, NavigationMenuDocument, StoreConfigDocument } from './store.graphql.ts';
import { toCountries, toStoreConfig } from './store.wire.ts';

/** How many best sellers the home page shows. */
const bestSellerCount = 6;

/** The page shown where nothing is found, by its identifier in every Magento (ROUTE-10). */
const noRoute = 'no-route';

export const createCatalogService = ({ graphql, has }: Transport, clean: HtmlCleaner) => {
  const { readInfoBlocks } = createMerchantSettings({ graphql, has });
  let knownConfig: StoreConfigDataQuery | null = null;

  const readCmsPage = async (
    variables: { id?: number; identifier?: string },
    signal: AbortSignal,
  ): Promise<Content> => {
    const { cmsPage } = await graphql.read(CmsPageDocument, variables, signal);
    if (cmsPage === null) throw pageNotFound();
    return { kind: 'cmsPage', page: await toCmsPage(cmsPage, clean) };
  };

  const readCategory = async (id: number, page: number, signal: AbortSignal): Promise<Content> => {
    const variables = { ids: String(id), pageSize: catalogPageSize, currentPage: page };
    const { categoryList, products } = await graphql.read(CategoryPageDocument, variables, signal);
    const category = categoryList?.[0];
    if (category === null || category === undefined) throw pageNotFound();
    const shown = toCategoryPage(category, products);
    return { kind: 'category', category: { ...shown, description: await clean(shown.description) } };
  };

  const readProduct = async (urlKey: string, signal: AbortSignal): Promise<Content> => {
    const { products } = await graphql.read(ProductPageDocument, { urlKey }, signal);
    const wire = products?.items?.[0];
    if (wire === null || wire === undefined) throw pageNotFound();
    const product = toProduct(wire);
    return {
      kind: 'product',
      product: {
        ...product,
        shortDescription: await clean(product.shortDescription),
        description: await clean(product.description),
      },
    };
  };

  const readBestSellers = async (signal: AbortSignal): Promise<Content> => {
    const variables = { categoryId: String(rootCategoryId), pageSize: bestSellerCount };
    const { products } = await graphql.read(BestSellersDocument, variables, signal);
    const cards = (products?.items ?? []).flatMap((item) => (item === null ? [] : [toProductCard(item)]));
    return { kind: 'bestSellers', products: cards };
  };

  const readBlocks = async (identifiers: readonly string[], signal: AbortSignal): Promise<Content> => {
    const { cmsBlocks } = await graphql.readPartly(
      CmsBlocksDocument,
      { identifiers: [...identifiers] },
      signal,
    );
    return { kind: 'blocks', blocks: await toCmsBlocks(cmsBlocks, clean) };
  };

  /** Asked of the network once in a tab's life, then known; trouble with it stores nothing (NET-04, §8). */
  const readStoreConfig = async (signal: AbortSignal): Promise<Content> => {
    const answer = knownConfig ?? (await graphql.read(StoreConfigDocument, {}, signal));
    knownConfig = answer;
    const layers = { hasGiftCards: has('commerce'), hasAuthorityToLeave: has('merchant') };
    return { kind: 'storeConfig', storeConfig: toStoreConfig(answer.storeConfig, layers) };
  };

  /** Trouble with the countries is silent and leaves none (ADDR-07), but for what is asked again after signing in (BEY-02). */
  const readCountries = async (signal: AbortSignal): Promise<Content> => {
    const countries = await graphql
      .read(CountriesDocument, {}, signal)
      .then((answer) => toCountries(answer.countries))
      .catch((cause: unknown) => {
        if (isSessionExpired(toFailure(cause))) throw cause;
        return [];
      });
    return { kind: 'countries', countries };
  };

  const read = async (subject: Subject, signal: AbortSignal): Promise<Content> => {
    switch (subject.kind) {
      case 'storeConfig':
        return readStoreConfig(signal);
      case 'menu': {
        const { category } = await graphql.read(NavigationMenuDocument, { id: rootCategoryId }, signal);
        return { kind: 'menu', items: toMenuItems(category?.children, menuDepthLimit) };
      }
      case 'countries':
        return readCountries(signal);
      case 'customerTypes':
        return { kind: 'customerTypes', types: await readCustomerTypes(graphql, signal) };
      case 'blocks':
        return readBlocks(subject.identifiers, signal);
      case 'infoBlocks':
        return { kind: 'infoBlocks', ...(await readInfoBlocks(clean, signal)) };
      case 'cmsPage':
        return readCmsPage({ id: subject.id }, signal);
      case 'notFoundPage':
        return readCmsPage({ identifier: noRoute }, signal);
      case 'category':
        return readCategory(subject.id, subject.page, signal);
      case 'product':
        return readProduct(subject.urlKey, signal);
      case 'bestSellers':
        return readBestSellers(signal);
    }
  };

  return {
    readContent: fromPromise<Content, { readonly subject: Subject }>(({ input, signal }) =>
      read(input.subject, signal),
    ),
  };
};
