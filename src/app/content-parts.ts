/** The component of each kind of content that an address may lead to (ROUTE-07). */

import type { Content } from '#machines/domain/subject.ts';
import { lazyPart } from '#ui/lazy-part.ts';

export const CategoryScreen = lazyPart(() => import('#features/catalog/CategoryScreen.tsx'));
export const SearchScreen = lazyPart(() => import('#features/catalog/SearchScreen.tsx'));
export const ContentScreen = lazyPart(() => import('#features/content/ContentScreen.tsx'));
export const ProductPage = lazyPart(() => import('./ProductPage.tsx'));

const parts: Partial<Record<Content['kind'], { readonly prepare: () => Promise<void> }>> = {
  category: CategoryScreen,
  search: SearchScreen,
  cmsPage: ContentScreen,
  product: ProductPage,
};

/** A failed load is tried again when the content is rendered. */
export const preparePart = (kind: Content['kind']): void =>
  void parts[kind]?.prepare().catch(() => undefined);
