/** What the server says an address leads to, and what there is to be read for it (§3 URL resolver result, §4). */

import type { ListQuery } from './list-query.ts';
import type { Subject } from './subject.ts';

export interface RouteResolution {
  readonly type: string;
  readonly id: number | null;
  readonly relativeUrl: string;
  readonly redirectCode: number;
}

/** Nothing known of an address while offline (ROUTE-08). */
export const offlineResolution: RouteResolution = {
  type: 'NOTFOUND',
  id: -1,
  relativeUrl: '',
  redirectCode: 0,
};

/** Not that there is no such page, but that nobody could be asked. */
export const isOfflineResolution = ({ type, id }: RouteResolution): boolean =>
  type === offlineResolution.type && id === offlineResolution.id;

/** The shop's own screen of search results, which no server is asked about (ROUTE-03). */
export const searchResolution: RouteResolution = {
  type: 'SEARCH',
  id: null,
  relativeUrl: '',
  redirectCode: 0,
};

/** An address without the suffix that the merchant has all of its kind end in: letters after a dot, or a slash (§3 `url_suffix`). */
export const withoutSuffix = (address: string): string => address.replace(/(?:\.[a-z]+|\/)$/, '');

/** A product is asked for by its key, which is the last part of its address without the suffix (CAT-06). */
const urlKeyOf = (relativeUrl: string): string => withoutSuffix(relativeUrl).split('/').at(-1) ?? '';

/** What to read for a resolution; null is not found (ROUTE-09). */
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

/** Ids of digits only become numbers; nothing else is an id. */
export const idOf = (id: unknown): number | null => {
  if (typeof id === 'number') return id;
  return typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : null;
};

/** Where a redirect leads: to another site by a whole address of http only, else to a path of the shop; what was asked, and the place in the page, go along unless it says its own (ROUTE-09). */
export const redirectTarget = (relativeUrl: string, search: string, hash = ''): string => {
  const target = /^https?:/.test(relativeUrl) ? relativeUrl : `/${relativeUrl.replace(/^[/\\]+/, '')}`;
  const [address = '', ...fragment] = target.split('#');
  const asked = address.includes('?') ? address : address + search;
  return fragment.length > 0 ? [asked, ...fragment].join('#') : asked + hash;
};
