// @vitest-environment jsdom
/** The footer: its links, social links, payment methods and copyright. */
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Footer } from '#features/shell/Footer.tsx';
import type { SocialLink } from '#machines/domain/social.ts';
import { loaded, renderIn, resting, shopOf } from './stage.tsx';

const show = (
  links: readonly SocialLink[],
  {
    isSignedIn = false,
    isReduced = false,
  }: { readonly isSignedIn?: boolean; readonly isReduced?: boolean } = {},
) => {
  const children = {
    chrome: resting({}),
    session: resting({ matches: (state: string) => isSignedIn && state === 'signedIn' }),
    menu: loaded({ kind: 'menu', items: [{ id: 3, name: 'Water', path: '/water.html', children: [] }] }),
    storeConfig: loaded({
      kind: 'storeConfig',
      storeConfig: { copyright: '© 2026 The merchant', resellersProduct: 'juice' },
    }),
    socialLinks: loaded({ kind: 'socialLinks', links }),
  };
  renderIn(shopOf(children), <Footer isReduced={isReduced} />);
  return within(screen.getByRole('contentinfo'));
};

const linksIn = (part: HTMLElement): readonly (readonly [string, string | null])[] =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('every group of links leads where the route table says [SHELL-15 SHELL-16]', () => {
  const footer = show([]);
  const group = (name: string) => linksIn(footer.getByRole('navigation', { name }));
  expect(group('Products')).toEqual([
    ['All products', '/all-products'],
    ['Water', '/water.html'],
    ['Water at work', '/water-at-work'],
    ['Water at home', '/water-at-home'],
    ['Where To Buy Water', '/juice-resellers'],
  ]);
  expect(group('How it works').map(([, path]) => path)).toEqual(
    Array.from({ length: 4 }, () => '/frequently-asked-questions'),
  );
  expect(group('About').map(([, path]) => path)).toEqual([
    '/about-us',
    ...['ordering-and-delivery', 'quality', 'sustainability', 'community-care'].map(
      (page) => `/about-us/${page}`,
    ),
    '/around-the-water-cooler',
  ]);
  expect(group('My Account')).toEqual([
    ['Login to your account', '/customer/login'],
    ['Place order', '/products'],
    ['Sign up', '/customer/login'],
  ]);
  expect(group('Useful Links').slice(0, 2)).toEqual([
    ['Careers', '/careers'],
    ['Contact Us', '/contact-us'],
  ]);
  expect(group('Legal').map(([, path]) => path)).toEqual([
    '/about-us/privacy-policy',
    '/about-us/terms-and-conditions',
    '/trademarks',
    '/sitemap',
  ]);
});

test('a signed-in customer is not offered to sign in or up [SHELL-15]', () => {
  const footer = show([], { isSignedIn: true });
  expect(linksIn(footer.getByRole('navigation', { name: 'My Account' }))).toEqual([
    ['Place order', '/products'],
  ]);
  expect(linksIn(footer.getByRole('list', { name: 'Contact Us' })).map(([name]) => name)).toEqual([
    'Enquiry Form',
    'Careers',
  ]);
});

test('a known social network has an icon, another one its name, and none has no heading [SHELL-06 SHELL-16]', () => {
  const footer = show([
    { name: 'LinkedIn', destination: 'https://www.linkedin.com/company/water' },
    { name: 'Mastodon', destination: 'https://social.example/@water' },
  ]);
  const region = footer.getByRole('region', { name: 'Connect With Us' });
  expect(linksIn(region)).toEqual([
    ['LinkedIn', 'https://www.linkedin.com/company/water'],
    ['Mastodon', 'https://social.example/@water'],
  ]);
  expect(within(region).getByRole('link', { name: 'LinkedIn' }).querySelector('svg')).not.toBeNull();
  expect(within(region).getByRole('link', { name: 'Mastodon' }).querySelector('svg')).toBeNull();
  cleanup();
  expect(show([]).queryByText('Connect With Us')).toBeNull();
});

test('the checkout’s footer has payment methods and copyright, and no links [SHELL-06 SHELL-15]', () => {
  const footer = show([{ name: 'tiktok', destination: 'https://www.tiktok.com/@water' }], {
    isReduced: true,
  });
  expect(footer.getAllByRole('img').map((mark) => mark.getAttribute('alt'))).toEqual([
    'Visa',
    'Mastercard',
    'PayPal',
  ]);
  expect(footer.getByText('© 2026 The merchant')).toBeTruthy();
  expect(footer.queryAllByRole('link')).toEqual([]);
});
