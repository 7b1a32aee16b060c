/** robots.txt, and a sitemap of content, categories and products in parts (BEY-14). */

import { paths, privateFolders, privateScreens } from '#paths.ts';
import { dig, nowhere, type AskGraphql } from './ask-graphql.ts';
import type { RouteResolver } from './route-resolver.ts';
import { watchNothing, type WatchChanges } from './watch-changes.ts';

export interface SitemapOptions {
  readonly ask: AskGraphql;
  readonly resolvePage: RouteResolver;
  /** The address of Where To Buy Water (ROUTE-15). */
  readonly whereToBuy: string;
  readonly watch?: WatchChanges;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** The largest page size that Magento allows. */
const pageSize = 300;
/** Pages of addresses in one part; the protocol allows 50,000 addresses. */
const pagesInPart = 10;
/** Milliseconds. */
const lifetime = 3_600_000;

/** Public content pages (§2); those that the merchant lacks are left out. */
const contentPages = [
  paths.contactUs,
  '/all-products',
  '/water-at-work',
  '/water-at-home',
  '/frequently-asked-questions',
  '/about-us',
  '/about-us/ordering-and-delivery',
  '/about-us/quality',
  '/about-us/sustainability',
  '/about-us/community-care',
  '/around-the-water-cooler',
  '/careers',
  '/about-us/privacy-policy',
  '/about-us/terms-and-conditions',
  '/trademarks',
  '/sitemap',
];

const shelves = `query SitemapCategories($size: Int!, $page: Int!) {
  categories(filters: {}, pageSize: $size, currentPage: $page) { total_count items { url_path url_suffix } }
}`;
// a price filter that matches every product
const goods = `query SitemapProducts($size: Int!, $page: Int!) {
  products(filter: { price: { from: "0" } }, sort: { name: ASC }, pageSize: $size, currentPage: $page) {
    total_count items { url_key url_suffix }
  }
}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const addressOf = (name: unknown, suffix: unknown): string | null =>
  typeof name === 'string' && name !== '' ? `/${name}${typeof suffix === 'string' ? suffix : ''}` : null;

const listOf = (items: unknown, key: 'url_path' | 'url_key'): readonly string[] =>
  (Array.isArray(items) ? items : []).flatMap(
    (item: unknown) => addressOf(dig(item, key), dig(item, 'url_suffix')) ?? [],
  );

const xml = (root: string, inner: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${inner.join('\n')}\n</${root}>\n`;

/** Disallows personal screens, and lists that only repeat the categories. */
export const robotsFor = (origin: string): string =>
  [
    'User-agent: *',
    // a plain path would match by prefix: /cart would also exclude /cartridges
    ...[...privateScreens].toSorted().flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}?`]),
    ...privateFolders.toSorted().flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}/`]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const totalOf = (list: unknown): number => Number(dig(list, 'total_count') ?? 0);

export const createSitemap = ({
  ask,
  resolvePage,
  whereToBuy,
  watch = watchNothing,
  now = Date.now,
}: SitemapOptions) => {
  const known = new Map<string, { readonly addresses: Promise<readonly string[]>; readonly until: number }>();
  watch(() => known.clear());

  const remembered = (name: string, make: () => Promise<readonly string[]>): Promise<readonly string[]> => {
    const kept = known.get(name);
    if (kept !== undefined && kept.until > now()) return kept.addresses;
    const addresses = make();
    known.set(name, { addresses, until: now() + lifetime });
    addresses.catch(() => known.delete(name));
    return addresses;
  };

  const read = async (query: string, field: string, page: number): Promise<unknown> => {
    const { data, errors } = await ask(query, { size: pageSize, page });
    const list = dig(data, field);
    if (errors.length > 0 || list === undefined) throw new Error(errors[0]?.message ?? `No ${field}.`);
    return list;
  };

  const readAll = async (
    query: string,
    field: string,
    key: 'url_path' | 'url_key',
    from: number,
    to: number,
  ) => {
    const first = await read(query, field, from);
    const last = Math.min(to, Math.ceil(totalOf(first) / pageSize));
    const addresses = [...listOf(dig(first, 'items'), key)];
    // one at a time: no visitor waits for it, and shoppers' requests come first
    for (let page = from + 1; page <= last; page += 1)
      addresses.push(...listOf(dig(await read(query, field, page), 'items'), key));
    return addresses;
  };

  const readContent = async (): Promise<readonly string[]> => {
    const there: string[] = [];
    for (const path of [...contentPages, whereToBuy]) {
      const { kind } = await resolvePage(path, nowhere);
      // an incomplete list would be cached for an hour
      if (kind === 'unknown') throw new Error(`${path} could not be asked for.`);
      if (kind === 'found') there.push(path);
    }
    return there;
  };

  const parts = (): Promise<readonly string[]> =>
    remembered('index', async () => {
      const total = totalOf(await read(goods, 'products', 1));
      const count = Math.ceil(total / (pageSize * pagesInPart));
      return [
        '/sitemap-pages.xml',
        ...Array.from({ length: count }, (_, part) => `/sitemap-products-${part + 1}.xml`),
      ];
    });

  const addressesOf = (name: string): Promise<readonly string[]> =>
    remembered(name, async () => {
      if (name === '/sitemap-pages.xml')
        return [
          ...new Set([
            paths.home,
            paths.products,
            ...(await readContent()),
            ...(await readAll(shelves, 'categories', 'url_path', 1, Infinity)),
          ]),
        ];
      const from = (Number(/\d+/.exec(name)?.[0]) - 1) * pagesInPart + 1;
      return readAll(goods, 'products', 'url_key', from, from + pagesInPart - 1);
    });

  /** The XML at this path; null if there is no such part. Rejects if the backend does not respond. */
  return async (path: string, origin: string): Promise<string | null> => {
    const entry = (element: string) => (address: string) =>
      `  <${element}><loc>${escaped(origin + encodeURI(address))}</loc></${element}>`;
    if (path === '/sitemap.xml') return xml('sitemapindex', (await parts()).map(entry('sitemap')));
    if (!/^\/sitemap-(?:pages|products-[1-9]\d*)\.xml$/.test(path) || !(await parts()).includes(path))
      return null;
    return xml('urlset', (await addressesOf(path)).map(entry('url')));
  };
};

export type Sitemap = ReturnType<typeof createSitemap>;
