/** What can be read from the catalogue and the content, and what comes of it. */

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
  /** What goes with the products of a cart; their skus each once, in order. */
  | { readonly kind: 'crossSell'; readonly skus: readonly string[] }
  /** What was looked at in this browser (BEY-12). */
  | { readonly kind: 'recentlyViewed' }
  /** What a page of content names, by sku or by the key of its address, in its order (CONTENT-01). */
  | {
      readonly kind: 'listedProducts';
      readonly skus: readonly string[];
      readonly urlKeys: readonly string[];
    };

/** What the merchant has to say beside the cart's and the checkout's sums; null where nothing is named (GEN-07). */
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
  /** Whether the shop takes enquiries (CONTENT-03). */
  | { readonly kind: 'contactForm'; readonly isOffered: boolean }
  | { readonly kind: 'cmsPage'; readonly page: CmsPage }
  | { readonly kind: 'category'; readonly category: CategoryPage }
  | { readonly kind: 'search'; readonly results: SearchPage }
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'bestSellers'; readonly products: CategoryPage['products'] }
  | { readonly kind: 'crossSell'; readonly products: CategoryPage['products'] }
  | { readonly kind: 'recentlyViewed'; readonly products: CategoryPage['products'] }
  | { readonly kind: 'listedProducts'; readonly products: CategoryPage['products'] };

/** The blocks every page's head asks for. */
export const shellBlocks: Subject = { kind: 'blocks', identifiers: ['header-cms-links', 'checkout-help'] };

/** The name under which a subject's loader is found. */
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

/** Of each set of products one question; how many there are of each is none. */
export const crossSellOf = (skus: readonly string[]): Subject => ({
  kind: 'crossSell',
  skus: [...new Set(skus)].toSorted(),
});

export const recentlyViewed: Subject = { kind: 'recentlyViewed' };
export const viewedKey = subjectKey(recentlyViewed);

/** What stays the same however a list is filtered, sorted and turned. */
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

/** What stands around every page, or is read once as the shop opens, is not forgotten, however many pages have been seen. */
export const isOfEveryPage = (key: string): boolean => keysOfEveryPage.includes(key);
