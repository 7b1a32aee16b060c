/** What the environment may ask of the server, and what is refused with a sentence. */

import { describe, expect, test } from 'vitest';
import { greeting } from '#server/greeting.ts';
import { readSettings } from '#server/settings.ts';

test('nothing set: port 3000, every address, data under .data, embedded', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: undefined,
    dataDir: '.data/backend',
    cacheDir: '.data/cache',
    databaseUrl: null,
    layers: 'merchant',
    habits: null,
    lacks: [],
    mail: null,
    isDemonstration: true,
    isProxyTrusted: false,
    backendUrl: null,
    externalCheckout: null,
    resellersProduct: 'water',
    mapTiles: null,
  });
});

test('all set', () => {
  const settings = readSettings({
    PORT: '8080',
    HOST: '::1',
    DATA_DIR: '/d',
    CACHE_DIR: '/c',
    DATABASE_URL: 'postgres://shop:secret@db/shop',
    BACKEND_LAYERS: 'stock',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'shop@example.com',
    PUBLIC_URL: 'https://shop.example',
    DEMONSTRATION: 'off',
    TRUST_PROXY: 'on',
    BACKEND_URL: 'https://m.example/au',
  });
  expect(settings).toMatchObject({ port: 8080, host: '::1', dataDir: '/d', cacheDir: '/c' });
  expect(settings).toMatchObject({ databaseUrl: 'postgres://shop:secret@db/shop', layers: 'stock' });
  expect(settings).toMatchObject({
    mail: { smtpUrl: 'smtps://mail.example', from: 'shop@example.com', shopUrl: 'https://shop.example/' },
    isDemonstration: false,
    isProxyTrusted: true,
  });
  expect(settings.backendUrl?.href).toBe('https://m.example/au');
});

test.each(['x', '-1', '70000', '80.5', '0x50'])('PORT=%s is refused', (port) => {
  expect(() => readSettings({ PORT: port })).toThrow('PORT must be a number');
});

test('ROUTE-06 a checkout elsewhere: over https, or on this host, at a path of its own', () => {
  const address = 'https://pay.example/begin?shop=1';
  expect(readSettings({ EXTERNAL_CHECKOUT: address }).externalCheckout).toEqual({
    path: '/external-checkout',
    address,
  });
  const elsewhere = { EXTERNAL_CHECKOUT: '/legacy/checkout', EXTERNAL_CHECKOUT_PATH: '/pay' };
  expect(readSettings(elsewhere).externalCheckout).toEqual({ path: '/pay', address: '/legacy/checkout' });
});

test.each([
  { EXTERNAL_CHECKOUT: 'http://pay.example' },
  { EXTERNAL_CHECKOUT: 'javascript:alert(1)' },
  { EXTERNAL_CHECKOUT: '//pay.example' },
  { EXTERNAL_CHECKOUT: '/\\pay.example' },
  { EXTERNAL_CHECKOUT: 'https://someone:secret@pay.example' },
  { EXTERNAL_CHECKOUT: 'https://pay.example/a b' },
  { EXTERNAL_CHECKOUT: '/checkout' },
  { EXTERNAL_CHECKOUT: '/Checkout/?x=1' },
  { EXTERNAL_CHECKOUT: '/external-checkout' },
  { EXTERNAL_CHECKOUT: '/' },
  { EXTERNAL_CHECKOUT: 'https://pay.example', EXTERNAL_CHECKOUT_PATH: '/cart' },
  { EXTERNAL_CHECKOUT: 'https://pay.example', EXTERNAL_CHECKOUT_PATH: '/' },
  { EXTERNAL_CHECKOUT: 'https://pay.example', EXTERNAL_CHECKOUT_PATH: 'pay' },
])('ROUTE-06 %j is refused: it is not safe, or leads back to itself', (environment) => {
  expect(() => readSettings(environment)).toThrow('EXTERNAL_CHECKOUT must be an https address');
});

test('ROUTE-15 the word of the resellers’ page is one of an address', () => {
  expect(readSettings({ RESELLERS_PRODUCT: 'spring-water' }).resellersProduct).toBe('spring-water');
  for (const word of ['Water', 'a/b', '-water', 'spring water', '"'])
    expect(() => readSettings({ RESELLERS_PRODUCT: word })).toThrow('RESELLERS_PRODUCT must be a word');
});

test('another database or layer is refused, and the address with its password is not shown', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://shop:secret@db/shop' })).toThrow(
    /^DATABASE_URL must be a postgres:\/\/ address\.$/,
  );
  expect(() => readSettings({ BACKEND_LAYERS: 'all' })).toThrow('BACKEND_LAYERS must be');
  for (const BACKEND_LACKS of ['a b', 'incentive,', '"', 'a.', '.a', 'a.b.c'])
    expect(() => readSettings({ BACKEND_LACKS })).toThrow('BACKEND_LACKS must be');
});

test.each([
  [{ SMTP_URL: 'http://mail.example', MAIL_FROM: 'a@b.co' }, 'SMTP_URL must be'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM must say'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.co' }, 'PUBLIC_URL must be'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be on or off'],
])('%j is refused', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});

test.each(['m.example', 'ftp://m.example', 'https://user@m.example', 'https://m.example?a'])(
  'BACKEND_URL=%s is refused',
  (url) => expect(() => readSettings({ BACKEND_URL: url })).toThrow('BACKEND_URL must be'),
);

describe('the greeting', () => {
  test('of the embedded shop names the address and the test card', () => {
    const text = greeting(readSettings({}), 3000);
    expect(text).toContain('http://localhost:3000');
    expect(text).toContain('4111 1111 1111 1111');
  });

  test('before a Magento names it and no test card', () => {
    const text = greeting(readSettings({ HOST: '::1', BACKEND_URL: 'https://m.example' }), 3001);
    expect(text).toContain('http://[::1]:3001');
    expect(text).toContain('https://m.example/');
    expect(text).not.toContain('4111');
  });
});

const credited = { TILE_ATTRIBUTION: '© The mapmakers  https://maps.example/copyright' };

test.each(['https://tiles.maps.example:8443/{z}/{x}/{y}{r}.png?key=a_1-2', '/tiles/{z}/{x}/{y}.png'])(
  'CONTENT-01 squares of a map from %s, and who is named beside it',
  (address) => {
    expect(readSettings({ ...credited, TILE_URL: address }).mapTiles).toEqual({
      address,
      credit: '© The mapmakers',
      creditHref: 'https://maps.example/copyright',
    });
  },
);

test.each([
  { ...credited, TILE_URL: 'http://tiles.example/{z}/{x}/{y}.png' },
  { ...credited, TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' },
  { ...credited, TILE_URL: 'https://tiles.example/{s}/{z}/{x}/{y}.png' },
  { ...credited, TILE_URL: 'https://tiles.example/{z}/{x}.png' },
  { ...credited, TILE_URL: '//tiles.example/{z}/{x}/{y}.png' },
  { ...credited, TILE_URL: '/\\tiles.example/{z}/{x}/{y}.png' },
  { ...credited, TILE_URL: "https://tiles.example; script-src 'unsafe-inline'/{z}/{x}/{y}.png" },
  { ...credited, TILE_URL: 'https://someone:secret@tiles.example/{z}/{x}/{y}.png' },
  { TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png' },
  { TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png', TILE_ATTRIBUTION: 'https://maps.example' },
])('CONTENT-01 %j is refused', (environment) => {
  expect(() => readSettings(environment)).toThrow('TILE_URL must be an https address');
});
