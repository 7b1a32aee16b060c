/** The merchant's social links, and Magento's links to its own address (ROUTE-12, BEY-22). */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import { socialNameOf, socialNames } from '#machines/domain/social.ts';
import { readSocialLinks, toSocialLinks } from '#services/content/social-links.ts';
import { useBackend } from './wired-backend.ts';
import { basesOf, withOwnLinks } from '#services/content/own-links.ts';

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

const bases = basesOf({
  base_url: 'http://magento.example:8080/',
  secure_base_url: 'https://magento.example/',
  secure_base_link_url: 'https://magento.example/index.php/',
  base_media_url: 'https://media.example/pub/media/',
  secure_base_media_url: null,
  base_link_url: 'not an address',
});

test.each([
  ['<a href="https://magento.example/water.html?a=1#b">', '<a href="/water.html?a=1#b">'],
  ['<a href="http://magento.example/">', '<a href="/">'],
  ['<a href="https://magento.example/index.php/water.html">', '<a href="/water.html">'],
  ['<a href="https://magento.example//other.example/a">', '<a href="/other.example/a">'],
  ['<img src="https://media.example/pub/media/wysiwyg/a.jpg">', '<img src="/media/wysiwyg/a.jpg">'],
  [
    '<div data-background-images="{&quot;desktop_image&quot;:&quot;https://magento.example/media/a.jpg&quot;}">',
    '<div data-background-images="{&quot;desktop_image&quot;:&quot;/media/a.jpg&quot;}">',
  ],
])('%s leads to the shop [BEY-22]', (written, own) => {
  expect(withOwnLinks(written, bases)).toBe(own);
});

test.each([
  '<a href="https://magento.example.evil.example/a">',
  '<a href="https://other.example/?to=https://magento.example/a">'.replace('=https', '=%68ttps'),
  '<p>Write to https://magento.example/contact</p>',
])('%s stays as it is written [BEY-22]', (written) => {
  expect(withOwnLinks(written, bases)).toBe(written);
  // without base addresses nothing changes
  const own = '<a href="https://magento.example/water.html">';
  expect(withOwnLinks(own, basesOf(null))).toBe(own);
});
