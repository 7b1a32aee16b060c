/** Where the seeded content leads: every link of ours is a page, a category, a product or a screen; every picture is drawn. */
import { describe, expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import { paths } from '#paths.ts';
import { openShop } from './open-shop.ts';

const shop = await openShop({ seed: seedShop });
const written = [...seedShop.pages, ...seedShop.blocks].map(({ content }) => content).join('');
const found = (pattern: RegExp): string[] => [
  ...new Set([...written.matchAll(pattern)].map(([, text]) => (text ?? '').replaceAll('&amp;', '&'))),
];
const links = found(/href="([^"]+)"/g);
/** Screens of §2 that the storefront makes by itself. */
const screens = new Set<string>([
  ...Object.values(paths),
  '/customer/login',
  '/customer/account',
  '/create-account',
]);

/** One query may ask for 300 fields, and each address takes five. */
const atOnce = 50;

async function resolve(
  urls: readonly string[],
): Promise<{ readonly url: string; readonly answer: { readonly id: number } | null }[]> {
  if (urls.length > atOnce)
    return [...(await resolve(urls.slice(0, atOnce))), ...(await resolve(urls.slice(atOnce)))];
  const asked = urls.map(
    (url, place) =>
      `p${place}: urlResolver(url: ${JSON.stringify(url)}) { id type relative_url redirectCode }`,
  );
  const { data } = await shop.graphql(`{ ${asked.join(' ')} }`);
  return urls.map((url, place) => ({ url, answer: data[`p${place}`] }));
}

describe('links', () => {
  test('ROUTE-07 every link of our own leads somewhere', async () => {
    const own = links.filter((link) => link.startsWith('/') && !screens.has(link));
    expect(own.length).toBeGreaterThan(50);
    const lost = (await resolve(own.map((link) => link.slice(1)))).filter(({ answer }) => !answer?.id);
    expect(lost.map(({ url }) => url)).toEqual([]);
  });

  test('ROUTE-12 all others call, write, jump within the page or leave by https', () => {
    const others = links.filter((link) => !link.startsWith('/'));
    expect(
      others.filter((link) => !/^(?:tel:\d+$|mailto:[^@]+@[^@]+$|#[a-z-]+$|https:\/\/)/.test(link)),
    ).toEqual([]);
    expect(others.some((link) => link.startsWith('https://'))).toBe(true);
  });

  test('ROUTE-09 old addresses lead on with their code, to what exists', async () => {
    const redirects = seedShop.redirects ?? [];
    expect(new Set(redirects.map(({ code }) => code))).toEqual(new Set([301, 302]));
    for (const { url, answer } of await resolve(redirects.map(({ from }) => from))) {
      const wanted = redirects.find(({ from }) => from === url);
      expect(answer, url).toMatchObject({ relative_url: wanted?.to, redirectCode: wanted?.code });
    }
    const inner = redirects.filter(({ to }) => !to.startsWith('https://'));
    expect(inner.length).toBeLessThan(redirects.length);
    for (const { url, answer } of await resolve(inner.map(({ to }) => to))) {
      const wanted = inner.find(({ to }) => to === url);
      expect(answer, url).toMatchObject({ id: wanted?.entityId, type: wanted?.type, redirectCode: 0 });
    }
  });
});

test('every picture of the content is drawn', async () => {
  const pictures = found(/(\/media\/[^"\\ ?&]+)/g);
  expect(pictures.length).toBeGreaterThan(25);
  for (const picture of pictures) {
    const response = await shop.fetch(`${picture}?width=40`);
    expect([picture, response.status]).toEqual([picture, 200]);
    await response.arrayBuffer();
  }
});

test('CONTENT-03 pages and blocks are answered as they were written', async () => {
  const { data } = await shop.graphql(
    'query ($ids: [String]) { cmsPage(identifier: "about-us/quality") { title content_heading content page_layout meta_keywords } cmsBlocks(identifiers: $ids) { items { identifier content } } }',
    { ids: seedShop.blocks.map(({ identifier }) => identifier) },
  );
  const quality = seedShop.pages.find(({ identifier }) => identifier === 'about-us/quality');
  expect(data.cmsPage).toEqual({
    title: quality?.title,
    content_heading: quality?.contentHeading,
    content: quality?.content,
    page_layout: quality?.pageLayout,
    meta_keywords: quality?.metaKeywords,
  });
  expect(data.cmsBlocks.items).toEqual(
    seedShop.blocks.map(({ identifier, content }) => ({ identifier, content })),
  );
});

test('SHELL-16 the social links have the eight names of §3', async () => {
  const { data, errors } = await shop.graphql('{ getSocialLinks { name destination } }');
  expect(errors).toBeUndefined();
  expect(data.getSocialLinks.map(({ name }: { name: string }) => name)).toEqual([
    'facebook',
    'twitter',
    'instagram',
    'pinterest',
    'youtube',
    'snapchat',
    'tiktok',
    'linkedIn',
  ]);
});
