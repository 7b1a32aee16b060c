/** Fills the catalog loader's slot: reads products, lists, content and store data (§7). */

import { fromPromise } from 'xstate';
import {
  catalogPageSize,
  defaultResellersProduct,
  menuDepthLimit,
  rootCategoryId,
} from '#machines/domain/constants.ts';
import type { CmsPage } from '#machines/domain/content.ts';
import { toFailure } from '#machines/domain/failure.ts';
import { isSessionExpired } from '#machines/domain/session.ts';
import type { StoreConfig } from '#machines/domain/store.ts';
import type { Content, Subject } from '#machines/domain/subject.ts';
import { pageNotFound } from '#transport/failures.ts';
import type { Transport } from '#transport/transport.ts';
import { createCardReader } from './cards-by-sku.ts';
import { readCustomerTypes } from '../account/customer-types.ts';
import { BestSellersDocument } from './catalog.graphql.ts';
import { toMenuItems, toProductCard } from './catalog.wire.ts';
import { readHasContactForm } from '../content/contact.service.ts';
import { createDescriptionParser, createPlainParser, type ContentParser } from '../content/content-parser.ts';
import { createBlockReader } from '../content/cms-blocks.ts';
import { CmsPageDocument } from '../content/content.graphql.ts';
import { listExtras } from '../http/extras.ts';
import { CmsPageOfMerchantDocument } from '../content/content.merchant.graphql.ts';
import { toCmsBlocks, toCmsPage } from '../content/content.wire.ts';
import type { HtmlCleaner } from '../content/html-cleaner.ts';
import { createCrossSellReader } from '../cart/cross-sell.ts';
import { readViewed } from './viewed-products.ts';
import { createListedReader } from './listed-products.ts';
import { createListings } from './listing.service.ts';
import { createMerchantSettings } from '../content/merchant-settings.ts';
import { basesOf, withOwnLinks } from '../content/own-links.ts';
import { createProductReader } from './product.service.ts';
import { readSocialLinks } from '../content/social-links.ts';
import { createStoreConfigReader, type ReadStoreConfig } from '../content/store-config.ts';
import { CountriesDocument, NavigationMenuDocument } from '../content/store.graphql.ts';
import { toCountries, toStoreConfig } from '../content/store.wire.ts';

/** The number of best sellers on the home page. */
const bestSellerCount = 6;

/** Identifier of Magento's page for missing addresses (ROUTE-10). */
const noRoute = 'no-route';

/** Without an id it is the page for missing addresses. */
const ofPage = (id: number | null) => ({
  ...(id === null ? { identifier: noRoute } : { id }),
  onServer: false,
});

/** What the page provides; without it HTML is only sanitised. */
export interface PageGiven {
  readonly parseContent?: ContentParser;
  readonly resellersProduct?: string;
  readonly readStoreConfig?: ReadStoreConfig;
}

export const createCatalogService = (
  { graphql, has, storage }: Transport,
  cleanAsWritten: HtmlCleaner,
  {
    parseContent: parseAsWritten = createPlainParser(cleanAsWritten),
    resellersProduct = defaultResellersProduct,
    readStoreConfig = createStoreConfigReader(graphql),
  }: PageGiven = {},
) => {
  /** Without the store configuration links stay as they are. */
  const ownLinks = async (html: string): Promise<string> =>
    /https?:/.test(html)
      ? readStoreConfig().then(
          (config) => withOwnLinks(html, basesOf(config)),
          () => html,
        )
      : html;
  const clean: HtmlCleaner = async (html) => cleanAsWritten(await ownLinks(html));
  const parse: ContentParser = async (html) => parseAsWritten(await ownLinks(html));
  const parseDescription = createDescriptionParser(clean, parse);
  const readCrossSell = createCrossSellReader({ graphql });
  const readCards = createCardReader({ graphql });
  const readListed = createListedReader({ graphql });
  const readProduct = createProductReader({ graphql, has }, parseDescription);
  const readWireBlocks = createBlockReader({ graphql, storage });
  const { readInfoBlocks } = createMerchantSettings({ graphql, has, storage });

  const askCmsPage = async (id: number | null, signal: AbortSignal): Promise<CmsPage> => {
    const { cmsPage } = has('merchant')
      ? await graphql.read(CmsPageOfMerchantDocument, ofPage(id), signal)
      : await graphql.read(CmsPageDocument, ofPage(id), signal);
    if (cmsPage === null) throw pageNotFound();
    return toCmsPage(cmsPage, parse);
  };

  const readCmsPage = async (id: number | null, signal: AbortSignal): Promise<Content> => ({
    kind: 'cmsPage',
    page: await askCmsPage(id, signal),
  });

  const readBestSellers = async (signal: AbortSignal): Promise<Content> => {
    const variables = { categoryId: String(rootCategoryId), pageSize: bestSellerCount };
    const { products } = await graphql.read(BestSellersDocument, variables, signal, listExtras.cards);
    const cards = (products?.items ?? []).flatMap((item) => (item === null ? [] : [toProductCard(item)]));
    return { kind: 'bestSellers', products: cards };
  };

  const readBlocks = async (identifiers: readonly string[], signal: AbortSignal): Promise<Content> => {
    const blocks = await readWireBlocks(identifiers, signal);
    return { kind: 'blocks', blocks: await toCmsBlocks({ items: [...blocks] }, parse) };
  };

  const readConfig = async (): Promise<StoreConfig> => {
    const storeConfig = await readStoreConfig();
    const layers = {
      hasGiftCards: has('commerce'),
      hasAuthorityToLeave: has('merchant'),
      hasAccountServices: has('merchant'),
    };
    return toStoreConfig(storeConfig, { ...layers, resellersProduct });
  };

  /** Falls back to the default page size if the configuration cannot be read (GEN-08). */
  const readPageSize = (): Promise<number> =>
    readConfig().then(
      ({ gridPerPage }) => gridPerPage,
      () => catalogPageSize,
    );

  const { readCategory, readSearch } = createListings({ graphql }, { parseDescription, readPageSize });

  /**
   * A failure to read countries is silent and leaves none (ADDR-07), except
   * an expired session, which is retried after sign-in (BEY-02).
   */
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
        return { kind: 'storeConfig', storeConfig: await readConfig() };
      case 'menu': {
        const { category } = await graphql.read(NavigationMenuDocument, { id: rootCategoryId }, signal);
        return { kind: 'menu', items: toMenuItems(category?.children, menuDepthLimit) };
      }
      case 'socialLinks':
        return { kind: 'socialLinks', links: await readSocialLinks({ graphql, has }, signal) };
      case 'countries':
        return readCountries(signal);
      case 'customerTypes':
        return { kind: 'customerTypes', types: await readCustomerTypes({ graphql, has }, signal) };
      case 'blocks':
        return readBlocks(subject.identifiers, signal);
      case 'infoBlocks':
        return { kind: 'infoBlocks', ...(await readInfoBlocks(parse, signal)) };
      case 'contactForm':
        return { kind: 'contactForm', isOffered: await readHasContactForm({ graphql }, signal) };
      case 'cmsPage':
        return readCmsPage(subject.id, signal);
      case 'notFoundPage':
        return readCmsPage(null, signal);
      case 'category':
        return readCategory(subject.id, subject.query, signal);
      case 'search':
        return readSearch(subject.query, signal);
      case 'product':
        return { kind: 'product', product: await readProduct(subject.urlKey, signal) };
      case 'bestSellers':
        return readBestSellers(signal);
      case 'crossSell':
        return { kind: 'crossSell', products: await readCrossSell(subject.skus, signal) };
      case 'recentlyViewed':
        return { kind: 'recentlyViewed', products: await readCards(readViewed(storage), signal) };
      case 'listedProducts':
        return { kind: 'listedProducts', products: await readListed(subject, signal) };
    }
  };

  return {
    readContent: fromPromise<Content, { readonly subject: Subject }>(({ input, signal }) =>
      read(input.subject, signal),
    ),
  };
};
