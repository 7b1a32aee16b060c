/** Providers of analytics and marketing: by configuration alone, and so are their hosts. */

import { expect, test } from 'vitest';
import { readSettings, SettingsError } from '#server/settings.ts';
import { readTracking, trackingLine } from '#tracking/tracking-settings.ts';
import { openDoor } from './door-at.ts';

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
