/**
 * Resolves links and pictures in merchant content: the shop's own become
 * paths, others are checked (ROUTE-12, CAT-04, CONTENT-02).
 */

import type { ContentLink } from '#machines/domain/content-tree.ts';
import { toMediaPath } from '../../catalog/media.wire.ts';

const urlOf = (written: string, origin: string): URL | null => {
  try {
    return new URL(written, `${origin}/`);
  } catch {
    return null;
  }
};

/** One slash: a path that begins with two names another host. */
const pathOf = (url: URL): string => `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`;

/** An allowed address, or null. */
export const toHref = (written: string | null | undefined, origin: string): string | null => {
  const href = written?.trim() ?? '';
  if (href === '') return null;
  // an anchor on the page, with any name
  if (href.startsWith('#')) return href;
  const url = urlOf(href, origin);
  if (url === null) return null;
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return url.href;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  return url.host === new URL(origin).host ? pathOf(url) : url.href;
};

export const linkIn = (element: Element | null | undefined, origin: string): ContentLink | null => {
  const href = element?.localName === 'a' ? toHref(element.getAttribute('href'), origin) : null;
  if (href === null) return null;
  const isNewTab = element?.getAttribute('target') === '_blank';
  return { href, isNewTab, title: element?.getAttribute('title') ?? '' };
};

/** Escapes what could end a url() in a style. */
const quiet = (path: string): string =>
  path.replace(/["'()\\\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** A picture or film of the shop as a path; empty for any other. */
export const toOwnFile = (written: string | null | undefined, origin: string): string => {
  const url = urlOf(toMediaPath(written?.trim()) || 'none:', origin);
  return url !== null && /^https?:$/.test(url.protocol) && url.host === new URL(origin).host
    ? quiet(url.pathname.replace(/^\/+/, '/'))
    : '';
};

/** A film on any https host; empty if there is none. */
export const toFile = (written: string | null | undefined, origin: string): string => {
  const own = toOwnFile(written, origin);
  if (own !== '') return own;
  const url = urlOf(toMediaPath(written?.trim()) || 'none:', origin);
  return url?.protocol === 'https:' ? quiet(url.href) : '';
};

/**
 * A picture of the shop with the size in its query, as HTML content may
 * name it. The page's policy blocks pictures of other hosts.
 */
export const toSizedPicture = (written: string | null | undefined, origin: string): string => {
  const own = toOwnFile(written, origin);
  const query = /\?([\w=&.-]{1,200})$/.exec(written?.trim() ?? '')?.[1];
  return own.startsWith('/media/') && query !== undefined ? `${own}?${query}` : own;
};
