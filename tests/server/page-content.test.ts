/** The page that is served brings along what the merchant wrote for its address, harmless and read, and is worth no trouble (CONTENT-01, CONTENT-02, ROUTE-07). */

import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import type { ContentTree } from '#machines/domain/content-tree.ts';
import type { DoorOptions } from '#server/door.ts';
import { createPageContents } from '#server/page-content.ts';
import { createServerParser } from '#server/server-parser.ts';
import { longestMarkup, type ReadTree } from '#server/tree-reader.ts';
import { readPageContent } from '#services/page-content.ts';
import { openDoor, page as bareHtml, smallBuild } from './door-at.ts';

const page = bareHtml
  .replace('<title>', '<head><title>')
  .replace('<div', '</head><body><div')
  .replace('</html>', '</body></html>');

const forPeople = { headers: { Accept: 'text/html', 'Sec-Fetch-Dest': 'document' } };
const parse = createServerParser();
const readTree: ReadTree = async (markup) => parse(markup);

const ways = {
  '/about-us': { type: 'CMS_PAGE', id: '7', relative_url: 'about-us', redirectCode: 0 },
  '/': { type: 'CMS_PAGE', id: 2, relative_url: 'home', redirectCode: 0 },
  '/water.html': { type: 'CATEGORY', id: 3, relative_url: 'water.html', redirectCode: 0 },
} as const;

const styled =
  '<style>#html-body [data-pb-style=A]{padding:4px\r\n 8px}</style><div data-content-type="text" data-pb-style="A"><p>From <a href="https://shop.example/water.html">springs</a></p></div>';

interface Asked {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A backend where every page holds this; it notes what it was asked of content. */
const shopWith = (content: unknown, own: Readonly<Record<string, unknown>> = {}) => {
  const asked: Asked[] = [];
  const backend: DoorOptions['backend'] = async (request) => {
    const question = (await request.json()) as Asked;
    const { query, variables } = question;
    if (query.includes('urlResolver('))
      return Response.json({
        data: {
          urlResolver: new Map<string, object>(Object.entries(ways)).get(String(variables['url'])) ?? null,
        },
      });
    if (!query.includes('PageContent')) return Response.json({ data: { found: { identifier: 'a' } } });
    asked.push(question);
    const written = { identifier: 'about-us', title: 'About us', page_layout: '1column', content, ...own };
    return Response.json({ data: { page: written } });
  };
  return { asked, backend };
};

const visit = async (options: Partial<DoorOptions>, path = '/about-us', origin = 'https://shop.example') => {
  const door = await openDoor({ files: await smallBuild(page), readTree, ...options });
  const response = await door.request(origin + path, forPeople);
  const html = await response.text();
  const data = /<script type="application\/json" id="page-content">([^<]*)<\/script>/.exec(html)?.[1] ?? null;
  const styles = /<style id="page-styles">([^<]*)<\/style>/.exec(html)?.[1] ?? null;
  const policy = response.headers.get('content-security-policy') ?? '';
  return {
    status: response.status,
    html,
    data,
    styles,
    policy,
    said: readPageContent(data, styles ?? '', path),
  };
};

const hashOf = (css: string): string => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/** Of a backend of this layer that has no titles for search engines. */
const lackingTitles = (layer: string): string =>
  page.replace(
    '<title>',
    `<meta name="backend-layers" content="${layer}"><meta name="backend-lacks" content="meta_title"><title>`,
  );

describe('a page of content', () => {
  test('CONTENT-01 ROUTE-07 brings its tree, which the page takes for this address alone', async () => {
    const { said, data, styles } = await visit(shopWith(styled));
    expect(said).toEqual({
      id: 7,
      isFresh: true,
      page: {
        identifier: 'about-us',
        title: 'About us',
        contentHeading: '',
        content: { nodes: parse({ html: styled, origin: 'https://shop.example' })?.nodes, styles },
        metaTitle: '',
        metaDescription: '',
        canonical: null,
        layout: '1column',
      },
    });
    expect(data).toContain('<a href=\\"/water.html\\"'.replaceAll('<', '\\u003c'));
    expect(readPageContent(data, '', '/careers')).toBeNull();
  });

  test('CONTENT-02 X1 its rules are one block that its policy allows by hash, and no other page’s', async () => {
    const shop = shopWith(styled);
    const { html, styles, policy } = await visit(shop);
    expect(styles).toMatch(/^\.(pb-[\w-]+)\.\1\{padding:4px +8px\}$/);
    expect(policy).toContain(`style-src 'self' ${hashOf(styles ?? '')} `);
    expect(html).not.toMatch(/<[^>]*\sstyle=/);
    expect(html.match(/<style/g)).toHaveLength(1);
    const shelf = await visit(shop, '/water.html');
    expect([shelf.data, shelf.styles]).toEqual([null, null]);
    expect(shelf.policy).not.toContain(hashOf(styles ?? ''));
  });

  test('CONTENT-01 what is to be fetched stands before what is to be read', async () => {
    const { html } = await visit(shopWith(styled));
    expect(html).toMatch(/<style id="page-styles">[^<]*<\/style><\/head>/);
    expect(html).toMatch(/<script type="application\/json" id="page-content">[^<]*<\/script><\/body>/);
  });

  test('CONTENT-02 nothing that a merchant writes ends the element or runs', async () => {
    const evil = '</script><script>alert("$&$`")</script>\u2028';
    const { html, said } = await visit(
      shopWith(`<p onclick="x()">Words${evil}</p><img src=x onerror=x()>`, { title: evil }),
    );
    expect(html.match(/<script/g)).toHaveLength((page.match(/<script/g)?.length ?? 0) + 2);
    expect(said?.page.title).toBe(evil);
    expect(JSON.stringify(said?.page.content)).not.toMatch(/onclick|onerror|alert/);
  });

  test('CONTENT-01 the first page and the page for what is not found bring theirs too', async () => {
    const shop = shopWith('<p>Words</p>');
    expect((await visit(shop, '/')).said).toMatchObject({ id: 2 });
    const missing = await visit(shop, '/nowhere');
    expect([missing.status, missing.said]).toEqual([404, expect.objectContaining({ id: null })]);
    expect(shop.asked.map(({ variables }) => variables)).toEqual([{ id: 2 }, { name: 'no-route' }]);
    // the same to the letter wherever nothing is
    expect((await visit(shop, '/elsewhere')).data).toBe(missing.data);
  });

  test('CONTENT-03 the merchant’s own field is asked for of that layer alone, and no field that is missing', async () => {
    const [stock, merchant] = [shopWith('<p>a</p>'), shopWith('<p>a</p>')];
    await visit({ ...stock, files: await smallBuild(lackingTitles('stock')) });
    await visit({ ...merchant, files: await smallBuild(lackingTitles('merchant')) });
    const queries = [stock, merchant].map(({ asked }) => asked[0]?.query ?? '');
    expect(queries.map((query) => query.includes('canonical_url'))).toEqual([false, true]);
    expect(queries.filter((query) => query.includes('meta_title'))).toEqual([]);
  });
});

const failing: DoorOptions['backend'] = async (request, visitor) => {
  const { query } = (await request.clone().json()) as Asked;
  if (query.includes('PageContent')) throw new Error('no connection');
  return shopWith('').backend(request, visitor);
};

describe('a page without its tree is the page as ever', () => {
  test.each<readonly [string, Partial<DoorOptions>]>([
    ['where nobody reads it', { ...shopWith(styled), readTree: null }],
    ['where the backend fails at it', { backend: failing }],
    ['where it holds nothing', shopWith('  ')],
    ['where the backend says no words', shopWith(null)],
    ['where the reader gives up', { ...shopWith(styled), readTree: async () => null }],
    ['where the reader fails', { ...shopWith(styled), readTree: () => Promise.reject(new Error('broken')) }],
    ['where reading takes long', { ...shopWith(styled), readTree: () => new Promise(() => undefined) }],
    ['where nothing of it is left', shopWith('<script>x()</script>')],
  ])('CONTENT-01 BEY-14 %s', async (_, options) => {
    const { status, data, styles, policy, html } = await visit(options);
    expect([status, data, styles]).toEqual([200, null, null]);
    expect(policy).toContain("style-src 'self'");
    expect(html).toContain('id="page-route"');
  });
});

/** Contents over a clock that the test holds. */
const keep = (own: { readonly content?: string; readonly readTree?: ReadTree } = {}) => {
  const clock = { now: 1_000_000 };
  const written = { content: own.content ?? '<p>Words</p>' };
  const ask = vi.fn(async () => ({ data: { page: { identifier: 'a', ...written } }, errors: [] }));
  const read = vi.fn(own.readTree ?? readTree);
  const contentAt = createPageContents({
    html: page,
    ask,
    readTree: read,
    now: () => clock.now,
    patience: 50,
  });
  return { clock, written, ask, read, contentAt };
};

describe('what was read', () => {
  test('CONTENT-01 is kept for a minute, then asked for again, and parsed again if it has changed', async () => {
    const { clock, written, ask, read, contentAt } = keep();
    await Promise.all([contentAt(1, 'https://a.example'), contentAt(1, 'https://a.example')]);
    expect([ask.mock.calls.length, read.mock.calls.length]).toEqual([1, 1]);
    clock.now += 60_000;
    expect(await contentAt(1, 'https://a.example')).not.toBeNull();
    expect([ask.mock.calls.length, read.mock.calls.length]).toEqual([2, 1]);
    clock.now += 60_000;
    written.content = '<p>Other words</p>';
    const found = await contentAt(1, 'https://a.example');
    expect(found?.page.content.nodes).toEqual([expect.objectContaining({ content: '<p>Other words</p>' })]);
    expect([ask.mock.calls.length, read.mock.calls.length]).toEqual([3, 2]);
  });

  test('CONTENT-01 is of one site and one page, and the longest unused makes room', async () => {
    const { ask, contentAt } = keep();
    for (const origin of ['https://a.example', 'https://b.example'])
      for (const id of [1, 2, null]) await contentAt(id, origin);
    expect(ask).toHaveBeenCalledTimes(6);
    for (let id = 10; id < 140; id += 1) await contentAt(id, 'https://a.example');
    await contentAt(1, 'https://a.example');
    expect(ask).toHaveBeenCalledTimes(6 + 130 + 1);
  });

  test('CONTENT-01 what is read too late for one is there for the next', async () => {
    const given: ((tree: ContentTree | null) => void)[] = [];
    const { read, contentAt } = keep({ readTree: () => new Promise((give) => given.push(give)) });
    expect(await contentAt(1, 'https://a.example')).toBeNull();
    given[0]?.(parse({ html: '<p>Words</p>', origin: 'https://a.example' }));
    expect(await contentAt(1, 'https://a.example')).toMatchObject({ id: 1 });
    expect(read).toHaveBeenCalledTimes(1);
  });
});

test('CONTENT-02 the longest markup of all is longer than any page of the demonstration shop', async () => {
  const { seedShop } = await import('#backend/seed/shop.ts');
  expect(Math.max(...seedShop.pages.map(({ content }) => content.length)) * 2).toBeLessThan(longestMarkup);
});
