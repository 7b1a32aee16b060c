/** The merchant's social links. */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import { socialNameOf, socialNames } from '#machines/domain/social.ts';
import { readSocialLinks, toSocialLinks } from '#services/content/social-links.ts';
import { useBackend } from './wired-backend.ts';

const backend = useBackend(seedShop);

const { signal } = new AbortController();

test('reads the merchant’s links, each with its icon, and asks a stock backend for none [SHELL-06]', async () => {
  const { transport, sent } = backend.wires({ layer: 'merchant' });
  const links = await readSocialLinks(transport, signal);
  expect(links).toEqual(seedShop.socialLinks);
  expect(links.map(({ name }) => socialNameOf(name))).toEqual([...socialNames]);
  expect(sent.map(({ method }) => method)).toEqual(['GET']);
  const { transport: stock, sent: none } = backend.wires({ layer: 'stock' });
  expect(await readSocialLinks(stock, signal)).toEqual([]);
  expect(none).toEqual([]);
});

test('accepts only https links under any name [SHELL-16]', () => {
  const kept = toSocialLinks([
    { name: ' Mastodon ', destination: ' https://social.example/@water ' },
    { name: 'LinkedIn', destination: 'HTTPS://www.linkedin.com/company/water' },
    { name: 'facebook', destination: 'http://www.facebook.com/water' },
    { name: 'twitter', destination: 'javascript:alert(1)' },
    { name: 'youtube', destination: 'https://' },
    { name: ' ', destination: 'https://nameless.example/' },
    null,
  ]);
  expect(kept).toEqual([
    { name: 'Mastodon', destination: 'https://social.example/@water' },
    { name: 'LinkedIn', destination: 'https://www.linkedin.com/company/water' },
  ]);
  expect(kept.map(({ name }) => socialNameOf(name))).toEqual([null, 'linkedIn']);
  expect(toSocialLinks(null)).toEqual([]);
});
