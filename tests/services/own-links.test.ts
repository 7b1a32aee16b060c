/** Links that Magento writes to its own address lead to this shop (ROUTE-12, BEY-22). */

import { expect, test } from 'vitest';
import { basesOf, withOwnLinks } from '#services/content/own-links.ts';

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
