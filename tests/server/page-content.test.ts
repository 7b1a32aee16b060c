/** The served page carries the merchant's content as a sanitised tree, or none. */

import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { DoorOptions } from '#server/door.ts';
import { createPageContents } from '#server/page-content.ts';
import { createServerParser } from '#server/server-parser.ts';
import type { ReadTree } from '#server/tree-reader.ts';
import { readPageContent } from '#services/page/page-content.ts';
import { openDoor, page as bareHtml, publicUrls, smallBuild } from './door-at.ts';

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

/** A backend where every page has this content; it notes what it was asked for. */
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
  const door = await openDoor({ files: await smallBuild(page), readTree, publicUrls, ...options });
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

test('a content page carries its tree, which counts for this address alone, as do the home page and missing pages [CONTENT-01 ROUTE-07]', async () => {
  const { said, data, styles } = await visit(shopWith(styled));
  const content = { nodes: parse({ html: styled, origin: 'https://shop.example' })?.nodes, styles };
  const about = { identifier: 'about-us', title: 'About us', canonical: null, layout: '1column', content };
  expect(said).toMatchObject({ id: 7, isFresh: true, page: about });
  expect(data).toContain('<a href=\\"/water.html\\"'.replaceAll('<', '\\u003c'));
  expect(readPageContent(data, '', '/careers')).toBeNull();
  const shop = shopWith('<p>Words</p>');
  expect((await visit(shop, '/')).said).toMatchObject({ id: 2 });
  const missing = await visit(shop, '/nowhere');
  expect([missing.status, missing.said]).toEqual([404, expect.objectContaining({ id: null })]);
  expect(shop.asked.map(({ variables }) => variables)).toEqual([{ id: 2 }, { name: 'no-route' }]);
  // the same for every missing page
  expect((await visit(shop, '/elsewhere')).data).toBe(missing.data);
});

test('a content page has its data at the end, and its styles in one block of the head that its policy alone allows by hash [ X1] [CONTENT-02]', async () => {
  const shop = shopWith(styled);
  const { html, styles, policy } = await visit(shop);
  expect(styles).toMatch(/^\.(pb-[\w-]+)\.\1\{padding:4px +8px\}$/);
  expect(policy).toContain(`style-src 'self' ${hashOf(styles ?? '')} `);
  expect(html).not.toMatch(/<[^>]*\sstyle=/);
  expect(html.match(/<style/g)).toHaveLength(1);
  expect(html).toMatch(/<style id="page-styles">[^<]*<\/style><\/head>/);
  expect(html).toMatch(/<script type="application\/json" id="page-content">[^<]*<\/script><\/body>/);
  const category = await visit(shop, '/water.html');
  expect([category.data, category.styles]).toEqual([null, null]);
  expect(category.policy).not.toContain(hashOf(styles ?? ''));
});

test('a content page runs no script of the merchant and cannot be broken out of [ X1] [CONTENT-02]', async () => {
  const evil = '</script><script>alert("$&$`")</script>\u2028';
  const { html, said } = await visit(
    shopWith(`<p onclick="x()">Words${evil}</p><img src=x onerror=x()>`, { title: evil }),
  );
  expect(html.match(/<script/g)).toHaveLength((page.match(/<script/g)?.length ?? 0) + 2);
  expect(said?.page.title).toBe(evil);
  expect(JSON.stringify(said?.page.content)).not.toMatch(/onclick|onerror|alert/);
});

const failing: DoorOptions['backend'] = async (request, visitor) => {
  const { query } = (await request.clone().json()) as Asked;
  if (query.includes('PageContent')) throw new Error('no connection');
  return shopWith('').backend(request, visitor);
};

test.each<readonly [string, Partial<DoorOptions>]>([
  ['without a parser', { ...shopWith(styled), readTree: null }],
  ['when the backend fails', { backend: failing }],
  ['when the parser fails', { ...shopWith(styled), readTree: () => Promise.reject(new Error('broken')) }],
  ['when parsing takes long', { ...shopWith(styled), readTree: () => new Promise(() => undefined) }],
])('a page without its tree is served unchanged %s [CONTENT-01, BEY-14]', async (_, options) => {
  const { status, data, styles, policy, html } = await visit(options);
  expect([status, data, styles]).toEqual([200, null, null]);
  expect(policy).toContain("style-src 'self'");
  expect(html).toContain('id="page-route"');
});

/** Contents with a clock that the test sets. */
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

test('a parsed page is cached for a minute, then asked for again, and parsed again if it changed [CONTENT-01]', async () => {
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
