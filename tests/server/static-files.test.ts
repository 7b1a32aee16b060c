/** Files of the client build: type, caching, compression, revalidation. */

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openDoor, script } from './door-at.ts';
import { createCriticalStyles } from '#server/critical-styles.ts';

const asset = '/assets/main-a1b2c3d4.js';

test('a hashed asset is cached for a year, with its type, and not sent again to a browser that has it', async () => {
  const response = await (await openDoor()).request(asset);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(script);
  const door = await openDoor();
  const etag = (await door.request(asset)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  const again = await door.request(asset, { headers: { 'If-None-Match': `"other", W/${etag}` } });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  expect((await door.request(asset, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  // each encoding has its own
  const packed = { 'Accept-Encoding': 'gzip', 'If-None-Match': etag };
  expect((await door.request(asset, { headers: packed })).status).toBe(200);
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
])('a hashed asset asked with %s is answered as %s', async (accepted, encoding, unpack) => {
  const response = await (await openDoor()).request(asset, { headers: { 'Accept-Encoding': accepted } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  const body = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(body.length));
  expect(body.length).toBeLessThan(script.length / 2);
  expect(unpack(body).toString()).toBe(script);
});

test('a path that leaves the folder, or a compressed copy, names no file [X7]', async () => {
  const door = await openDoor();
  const outside = [
    '/../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//etc/passwd',
  ];
  for (const path of [...outside, '/assets/main-a1b2c3d4.js.br'])
    expect((await door.request(path, { headers: { Accept: 'image/*' } })).status, path).toBe(404);
});

const css = [
  '@layer reset,base;',
  '@layer reset{*{margin:0}}',
  '.menu{color:red}.menu:not(.open){display:none}.other,.menu a{top:0}',
  '.other{left:0}.menu .other{right:0}',
  '@media (width>=768px){.menu{color:blue}.other{color:green}}',
  '@media print{.other{display:none}}',
  '@font-face{font-family:F;src:url(f.woff2)}',
].join('');

test('keeps the rules of the classes that are there, in their order and their groups [VIEW-01]', () => {
  const styles = createCriticalStyles(css)(['<nav class="menu wide"></nav>']);
  expect(styles.html.replaceAll(/\s+/g, ' ')).toBe(
    [
      '@layer reset,base;',
      '@layer reset{*{margin:0}}',
      '.menu{color:red}.menu:not(.open){display:none}.other,.menu a{top:0}',
      '@media (width>=768px){.menu{color:blue}}',
      '@font-face{font-family:F;src:url(f.woff2)}',
    ].join(''),
  );
});
