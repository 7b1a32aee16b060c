/** The server's settings from the environment. */

import { expect, test } from 'vitest';
import { readEnvironment } from '#backend/environment.ts';
import { readSettings, SettingsError } from '#server/settings.ts';
import { readTracking, trackingLine } from '#tracking/tracking-settings.ts';
import { openDoor } from './door-at.ts';

test('with every variable set the server uses each of them', () => {
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
  expect(settings).toMatchObject({
    port: 8080,
    host: '::1',
    dataDir: '/d',
    cacheDir: '/c',
    databaseUrl: 'postgres://shop:secret@db/shop',
    layers: 'stock',
    mail: { smtpUrl: 'smtps://mail.example', from: 'shop@example.com', shopUrl: 'https://shop.example/' },
    isDemonstration: false,
    isProxyTrusted: true,
  });
  expect(settings.backendUrl?.href).toBe('https://m.example/au');
});

test.each([readSettings, readEnvironment])('hides mails with a database or a public URL [X4]', (read) => {
  const [DATABASE_URL, PUBLIC_URL] = ['postgres://db/shop', 'https://shop.example'];
  const asked = [{}, { DATABASE_URL }, { PUBLIC_URL }, { PUBLIC_URL, DEMONSTRATION: 'on' }];
  expect(asked.map((env) => read(env).showsMails)).toEqual([true, false, false, true]);
});

test('an external checkout is taken over https or on this host, and refused if unsafe or leading back to itself [ROUTE-06]', () => {
  const address = 'https://pay.example/begin?shop=1';
  expect(readSettings({ EXTERNAL_CHECKOUT: address }).externalCheckout).toEqual({
    path: '/external-checkout',
    address,
  });
  const elsewhere = { EXTERNAL_CHECKOUT: '/legacy/checkout', EXTERNAL_CHECKOUT_PATH: '/pay' };
  expect(readSettings(elsewhere).externalCheckout).toEqual({ path: '/pay', address: '/legacy/checkout' });
  for (const unsafe of ['http://pay.example', 'javascript:alert(1)', '//pay.example', '/\\pay.example'])
    refuse({ EXTERNAL_CHECKOUT: unsafe });
  for (const odd of ['https://someone:secret@pay.example', 'https://pay.example/a b'])
    refuse({ EXTERNAL_CHECKOUT: odd });
  for (const own of ['/checkout', '/Checkout/?x=1', '/external-checkout', '/'])
    refuse({ EXTERNAL_CHECKOUT: own });
  for (const EXTERNAL_CHECKOUT_PATH of ['/cart', '/', 'pay'])
    refuse({ EXTERNAL_CHECKOUT: 'https://pay.example', EXTERNAL_CHECKOUT_PATH });
});

const refuse = (environment: Readonly<Record<string, string>>) =>
  expect(() => readSettings(environment), JSON.stringify(environment)).toThrow(' must be an https address');

test('another database or layer is refused without showing its password [X4]', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://shop:secret@db/shop' })).toThrow(
    /^DATABASE_URL must be a postgres:\/\/ address\.$/,
  );
  expect(() => readSettings({ BACKEND_LAYERS: 'all' })).toThrow('BACKEND_LAYERS must be');
  for (const BACKEND_VERSION of ['2.4', '2.4.5', '2.4.10', '2.4.7-beta1'])
    expect(() => readSettings({ BACKEND_VERSION })).toThrow('BACKEND_VERSION must be');
  for (const BACKEND_LACKS of ['a b', 'incentive,', '"', 'a.', '.a', 'a.b.c'])
    expect(() => readSettings({ BACKEND_LACKS })).toThrow('BACKEND_LACKS must be');
});

test('a setting of the wrong form is refused by its name', () => {
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.co' };
  const refused: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
    ...['x', '-1', '70000', '80.5'].map((PORT) => [{ PORT }, 'PORT must be a number'] as const),
    [{ ...mail, SMTP_URL: 'http://mail.example' }, 'SMTP_URL must be'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM must say'],
    [mail, 'PUBLIC_URL must be'],
    [{ PUBLIC_URL: 'https://shop.example, shop.example.nz' }, 'not "shop.example.nz"'],
    [{ REQUESTS_AT_ONCE: '0' }, 'REQUESTS_AT_ONCE must be'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be on or off'],
    ...['m.example', 'ftp://m.example', 'https://user@m.example', 'https://m.example?a'].map(
      (BACKEND_URL) => [{ BACKEND_URL }, 'BACKEND_URL must be'] as const,
    ),
  ];
  for (const [environment, message] of refused) expect(() => readSettings(environment)).toThrow(message);
});

const credited = { TILE_ATTRIBUTION: '© The mapmakers  https://maps.example/copyright' };

test('map tiles without a safe address and a credit are refused [CONTENT-01]', () => {
  for (const host of ['http://tiles.example', 'https://{s}.tiles.example', 'https://tiles.example/{s}'])
    refuse({ ...credited, TILE_URL: `${host}/{z}/{x}/{y}.png` });
  for (const host of ['//tiles.example', '/\\tiles.example', 'https://someone:secret@tiles.example'])
    refuse({ ...credited, TILE_URL: `${host}/{z}/{x}/{y}.png` });
  refuse({ ...credited, TILE_URL: "https://tiles.example; script-src 'unsafe-inline'/{z}/{x}/{y}.png" });
  refuse({ ...credited, TILE_URL: 'https://tiles.example/{z}/{x}.png' });
  refuse({ TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png' });
  refuse({ TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png', TILE_ATTRIBUTION: 'https://maps.example' });
});

const providers = {
  DATA_LAYER: 'ga4',
  TAG_MANAGER: 'GTM-ABC123',
  MARKETING_PROFILE: 'DM-1234567890-01',
  MARKETING_PROGRAM: '42',
  MARKETING_REGION: 'r2',
};
const policyWith = async (env: Readonly<Record<string, string>>): Promise<string> => {
  const door = await openDoor({ tracking: readSettings(env).tracking });
  const { headers } = await door.request('/', { headers: { Accept: 'text/html' } });
  return headers.get('content-security-policy') ?? '';
};

test('the page is told of the providers, and of none unless they are configured [TRK-05]', () => {
  for (const env of [{}, providers, { TAG_MANAGER: 'GTM-ABC123' }, { DATA_LAYER: 'ga4' }]) {
    const { tracking } = readSettings(env);
    expect(readTracking(trackingLine(tracking))).toEqual(tracking);
  }
  expect(trackingLine(readSettings({}).tracking)).toBe('');
  expect(readTracking('ua <script> DM-1 x y')).toMatchObject({ tagManager: null, marketing: null });
});

test('the hosts of a provider are allowed only where it is configured [TRK-05]', async () => {
  expect(await policyWith({})).not.toMatch(/google|tracked/);
  const policy = await policyWith(providers);
  const tracked = 'https://*.trackedlink.net https://*.trackedweb.net';
  const analytics = `https://*.google-analytics.com https://*.analytics.google.com ${tracked}`;
  for (const hosts of [`googletagmanager.com ${tracked}`, analytics]) expect(policy).toContain(hosts);
  const universal = await policyWith({ TAG_MANAGER: 'GTM-ABC123' });
  expect(universal).not.toContain('tracked');
  expect(universal).toMatch(/script-src [^;]*https:\/\/www\.google-analytics\.com/);
});

test.each(Object.keys(providers))('%s of another form stops the start with a sentence [TRK-05]', (name) => {
  expect(() => readSettings({ [name]: "x; script-src 'unsafe-inline'" })).toThrow(SettingsError);
});
