/** The media path from request to response: images, headers, refusals. */
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { findMaster, masterPaths } from '#backend/media/masters.ts';
import { createMedia, type MediaOptions } from '#backend/media/media.ts';

const master =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200" viewBox="0 0 400 200"><rect width="400" height="200" fill="#0b4ea2"/></svg>';
const file = '/media/catalog/product/a/b/a-bottle.jpg';
const knows = (path: string) => (path === 'catalog/product/a/b/a-bottle.jpg' ? master : null);

function media(options: MediaOptions = {}) {
  const handle = createMedia({ find: knows, ...options });
  return (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    handle(new Request(`http://shop.example${path}`, { headers, method }));
}

async function shape(response: Response) {
  const { format, width, height, isProgressive } = await sharp(
    Buffer.from(await response.arrayBuffer()),
  ).metadata();
  return { format, width, height, isProgressive };
}

test('every picture of a product, a category and a page has a drawing', () => {
  expect(masterPaths.size).toBeGreaterThan(100);
  expect([...masterPaths].filter(([path]) => findMaster(path) === null)).toEqual([]);
});

describe('sizes and formats', () => {
  test.each([
    ['', { format: 'jpeg', width: 400, height: 200 }],
    ['?width=80', { format: 'jpeg', width: 80, height: 40 }],
    ['?width=100&height=100&fit=bounds', { format: 'jpeg', width: 100, height: 50 }],
    ['?width=100&height=100&fit=cover', { format: 'jpeg', width: 200, height: 100 }],
    ['?width=100&height=100&fit=crop', { format: 'jpeg', width: 100, height: 100 }],
    ['?width=2000&dpr=3', { format: 'jpeg', width: 2560, height: 1280 }],
    ['?width=80&format=webp', { format: 'webp', width: 80, height: 40 }],
  ])('the query %s is answered as %o [CAT-04]', async (query, expected) => {
    const response = await media()(file + query);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(`image/${expected.format}`);
    expect(await shape(response)).toMatchObject(expected);
  });

  test('a swatch is a picture like any other [CAT-07]', async () => {
    const get = media({ find: (path) => (path === 'attribute/swatch/c/o/cork.png' ? master : null) });
    const response = await get('/media/attribute/swatch/c/o/cork.png?width=40&format=png');
    expect(await shape(response)).toMatchObject({ format: 'png', width: 40 });
  });

  test.each([
    ['image/avif,image/webp,*/*;q=0.8', 'webp'],
    ['image/png,image/*;q=0.8,*/*;q=0.5', 'jpeg'],
    ['image/webp;q=0,*/*', 'jpeg'],
    ['', 'jpeg'],
  ])('auto=webp with Accept "%s" gives %s and varies by Accept [CAT-04]', async (accept, format) => {
    const response = await media()(`${file}?auto=webp&width=40`, { accept });
    expect(response.headers.get('content-type')).toBe(`image/${format}`);
    expect(response.headers.get('vary')).toBe('Accept');
  });

  test('without auto=webp the answer does not vary by Accept [CAT-04]', async () => {
    const response = await media()(`${file}?width=40`, { accept: 'image/webp' });
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.has('vary')).toBe(false);
  });
});

describe('caching by browsers', () => {
  test('a versioned address is cached for a year, any other for a month', async () => {
    const get = media();
    expect((await get(`${file}?width=40&v=7`)).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get(`${file}?width=40`)).headers.get('cache-control')).toContain('max-age=2592000');
  });

  test('a known ETag is answered with 304, another with the image', async () => {
    const get = media();
    const etag = (await get(`${file}?width=40`)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get(`${file}?width=40`, { 'if-none-match': held });
      expect(response.status, held).toBe(304);
      expect(await response.text()).toBe('');
    }
    expect((await get(`${file}?width=40`, { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

describe('refusals', () => {
  test('a size or format that is not allowed is a 400 that says what is [X2]', async () => {
    const sizes = ['width=0', 'width=2561', 'width=1e3', 'height=99999999', 'dpr=99'];
    const forms = ['format=svg', 'format=constructor', 'quality=101'];
    for (const query of [...sizes, ...forms]) {
      const response = await media()(`${file}?${query}`);
      expect([response.status, response.headers.get('cache-control')], query).toEqual([400, 'no-store']);
      expect(await response.text()).toMatch(/must be/);
    }
  });

  test.each([
    '/media/catalog/product/no/pe/nothing.jpg',
    '/media/catalog/product/a/b/a-bottle.svg',
    '/media/',
    '/media/catalog/product/%2e%2e/%2e%2e/package.json',
    '/media/catalog/product/a%00.jpg',
  ])('%s is 404 and nothing outside the known folders is read [X7]', async (path) => {
    const find = vi.fn<(path: string) => string | null>(() => null);
    expect((await media({ find })(path)).status).toBe(404);
    for (const [asked] of find.mock.calls)
      expect(asked).toMatch(/^(?:catalog\/(?:product|category)|wysiwyg)\/[a-z0-9/_-]+\.jpg$/);
  });

  test('a broken escape is 400, another method 405 with what is allowed', async () => {
    expect((await media()('/media/catalog/product/%E0%A4%A.jpg')).status).toBe(400);
    const response = await media()(file, {}, 'POST');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});
