/** Subjects of catalog and content that can be read, and their content. */

import type { CategoryPage, MenuItem, Product, SearchPage } from './catalog.ts';
import type { ContentTree } from './content-tree.ts';
import type { CmsBlock, CmsPage } from './content.ts';
import type { CustomerTypeOption } from './customer.ts';
import { listText, wholeList, type ListQuery } from './list-query.ts';
import type { Country } from './region.ts';
import type { SocialLink } from './social.ts';
import type { StoreConfig } from './store.ts';

export type Subject =
  | { readonly kind: 'storeConfig' }
  | { readonly kind: 'menu' }
  | { readonly kind: 'socialLinks' }
  | { readonly kind: 'countries' }
  | { readonly kind: 'customerTypes' }
  | { readonly kind: 'blocks'; readonly identifiers: readonly string[] }
  | { readonly kind: 'infoBlocks' }
  | { readonly kind: 'contactForm' }
  | { readonly kind: 'cmsPage'; readonly id: number }
  | { readonly kind: 'notFoundPage' }
  | { readonly kind: 'category'; readonly id: number; readonly query: ListQuery }
  | { readonly kind: 'search'; readonly query: ListQuery }
  | { readonly kind: 'product'; readonly urlKey: string }
  | { readonly kind: 'bestSellers' }
  /** Related products of a cart; SKUs unique and sorted. */
  | { readonly kind: 'crossSell'; readonly skus: readonly string[] }
  /** Products viewed in this browser (BEY-12). */
  | { readonly kind: 'recentlyViewed' }
  /** Products that a content page lists, by SKU or url key, in its order (CONTENT-01). */
  | {
      readonly kind: 'listedProducts';
      readonly skus: readonly string[];
      readonly urlKeys: readonly string[];
    };

/**
 * The merchant's texts next to the totals of cart and checkout; null where not configured (GEN-07).
 */
export interface InfoBlocks {
  readonly cart: ContentTree | null;
  readonly checkout: ContentTree | null;
}

export type Content =
  | { readonly kind: 'storeConfig'; readonly storeConfig: StoreConfig }
  | { readonly kind: 'menu'; readonly items: readonly MenuItem[] }
  | { readonly kind: 'socialLinks'; readonly links: readonly SocialLink[] }
  | { readonly kind: 'countries'; readonly countries: readonly Country[] }
  | { readonly kind: 'customerTypes'; readonly types: readonly CustomerTypeOption[] }
  | { readonly kind: 'blocks'; readonly blocks: readonly CmsBlock[] }
  | ({ readonly kind: 'infoBlocks' } & InfoBlocks)
  /** Whether the shop has an enquiry form (CONTENT-03). */
  | { readonly kind: 'contactForm'; readonly isOffered: boolean }
  | { readonly kind: 'cmsPage'; readonly page: CmsPage }
  | { readonly kind: 'category'; readonly category: CategoryPage }
  | { readonly kind: 'search'; readonly results: SearchPage }
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'bestSellers'; readonly products: CategoryPage['products'] }
  | { readonly kind: 'crossSell'; readonly products: CategoryPage['products'] }
  | { readonly kind: 'recentlyViewed'; readonly products: CategoryPage['products'] }
  | { readonly kind: 'listedProducts'; readonly products: CategoryPage['products'] };

/** The blocks in the header of every page. */
export const shellBlocks: Subject = { kind: 'blocks', identifiers: ['header-cms-links', 'checkout-help'] };

/** The key of a subject's loader. */
export const subjectKey = (subject: Subject): string => {
  switch (subject.kind) {
    case 'cmsPage':
      return `cmsPage:${subject.id}`;
    case 'category':
      return `category:${subject.id}${listText(subject.query)}`;
    case 'search':
      return `search:${listText(subject.query)}`;
    case 'product':
      return `product:${subject.urlKey}`;
    case 'blocks':
      return `blocks:${subject.identifiers.join(',')}`;
    case 'crossSell':
      return `crossSell:${subject.skus.join(',')}`;
    case 'listedProducts':
      return `listedProducts:${subject.skus.join(',')};${subject.urlKeys.join(',')}`;
    default:
      return subject.kind;
  }
};

/** One request per set of products; quantities do not matter. */
export const crossSellOf = (skus: readonly string[]): Subject => ({
  kind: 'crossSell',
  skus: [...new Set(skus)].toSorted(),
});

export const recentlyViewed: Subject = { kind: 'recentlyViewed' };
export const viewedKey = subjectKey(recentlyViewed);

/** The same for every filter, sort order and page of a list. */
export const listKey = (subject: Subject): string => {
  switch (subject.kind) {
    case 'category':
      return subjectKey({ ...subject, query: wholeList });
    case 'search':
      return subjectKey({ ...subject, query: { ...wholeList, phrase: subject.query.phrase } });
    default:
      return subjectKey(subject);
  }
};

const keysOfEveryPage = ['storeConfig', 'menu', 'socialLinks', 'bestSellers', subjectKey(shellBlocks)];

/** Content of every page, or read once at the start, is never dropped. */
export const isOfEveryPage = (key: string): boolean => keysOfEveryPage.includes(key);
