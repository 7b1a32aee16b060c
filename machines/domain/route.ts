/** The server's resolution of an address, and what to read for it (§3 URL resolver result, §4). */

import type { ListQuery } from './list-query.ts';
import type { Subject } from './subject.ts';

export interface RouteResolution {
  readonly type: string;
  readonly id: number | null;
  readonly relativeUrl: string;
  readonly redirectCode: number;
}

/** An address that is not cached while offline (ROUTE-08). */
export const offlineResolution: RouteResolution = {
  type: 'NOTFOUND',
  id: -1,
  relativeUrl: '',
  redirectCode: 0,
};

/** The server could not be asked; the page may exist. */
export const isOfflineResolution = ({ type, id }: RouteResolution): boolean =>
  type === offlineResolution.type && id === offlineResolution.id;

/** The shop's own search results, resolved without the server (ROUTE-03). */
export const searchResolution: RouteResolution = {
  type: 'SEARCH',
  id: null,
  relativeUrl: '',
  redirectCode: 0,
};

/**
 * An address without the merchant's url suffix: letters after a dot, or a slash (§3 `url_suffix`).
 */
export const withoutSuffix = (address: string): string => address.replace(/(?:\.[a-z]+|\/)$/, '');

/** The key of a product: the last part of its address without the suffix (CAT-06). */
const urlKeyOf = (relativeUrl: string): string => withoutSuffix(relativeUrl).split('/').at(-1) ?? '';

/** What to read for a resolution; null for not found (ROUTE-09). */
export const subjectOf = (route: RouteResolution, query: ListQuery): Subject | null => {
  if (route.type === searchResolution.type) return { kind: 'search', query };
  if (route.id === null || route.id < 0) return null;
  switch (route.type) {
    case 'CATEGORY':
      return { kind: 'category', id: route.id, query: { ...query, phrase: '' } };
    case 'PRODUCT':
      return { kind: 'product', urlKey: urlKeyOf(route.relativeUrl) };
    case 'CMS_PAGE':
      return { kind: 'cmsPage', id: route.id };
    default:
      return null;
  }
};

/** Only numbers and strings of digits are ids. */
export const idOf = (id: unknown): number | null => {
  if (typeof id === 'number') return id;
  return typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : null;
};

/**
 * The target of a redirect: an absolute http address, else a path of the shop. Keeps query and
 * fragment unless it has its own (ROUTE-09).
 */
export const redirectTarget = (relativeUrl: string, search: string, hash = ''): string => {
  const target = /^https?:/.test(relativeUrl) ? relativeUrl : `/${relativeUrl.replace(/^[/\\]+/, '')}`;
  const [address = '', ...fragment] = target.split('#');
  const asked = address.includes('?') ? address : address + search;
  return fragment.length > 0 ? [asked, ...fragment].join('#') : asked + hash;
};
