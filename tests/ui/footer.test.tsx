// @vitest-environment jsdom
/** The footer: its groups and where they lead, social links by their marks, ways to pay, whose shop it is (SHELL-06, SHELL-15, SHELL-16). */
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Footer } from '#features/shell/Footer.tsx';
import type { SocialLink } from '#machines/domain/social.ts';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';

afterEach(cleanup);

/** An actor that has come to rest. */
const resting = (snapshot: object) => ({
  getSnapshot: () => snapshot,
  subscribe: () => ({ unsubscribe: () => undefined }),
});
const read = (content: object) => resting({ context: { content }, matches: () => false });

const show = (
  links: readonly SocialLink[],
  {
    isSignedIn = false,
    isReduced = false,
  }: { readonly isSignedIn?: boolean; readonly isReduced?: boolean } = {},
) => {
  const children = {
    session: resting({ matches: (state: string) => isSignedIn && state === 'signedIn' }),
    menu: read({ kind: 'menu', items: [{ id: 3, name: 'Water', path: '/water.html', children: [] }] }),
    storeConfig: read({
      kind: 'storeConfig',
      storeConfig: { copyright: '© 2026 The merchant', resellersProduct: 'juice' },
    }),
    socialLinks: read({ kind: 'socialLinks', links }),
  };
  const shop = resting({ children }) as unknown as ShopActor;
  render(
    <ShopProvider shop={shop}>
      <Footer isReduced={isReduced} />
    </ShopProvider>,
  );
  return within(screen.getByRole('contentinfo'));
};

const linksIn = (part: HTMLElement): readonly (readonly [string, string | null])[] =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('SHELL-15 SHELL-16 every group leads where the route table says', () => {
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
  expect(group('About')).toEqual([
    ['About us', '/about-us'],
    ['Convenience', '/about-us/ordering-and-delivery'],
    ['Quality', '/about-us/quality'],
    ['Sustainability', '/about-us/sustainability'],
    ['Community care', '/about-us/community-care'],
    ['News', '/around-the-water-cooler'],
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

test('SHELL-15 contact us expands, by the browser’s own means, to four ways', () => {
  const footer = show([]);
  const opener = footer.getByText('More of Contact Us').closest('summary');
  expect(opener?.parentElement?.tagName).toBe('DETAILS');
  expect(linksIn(footer.getByRole('list', { name: 'Contact Us' }))).toEqual([
    ['Enquiry Form', '/contact-us#enquiry-form'],
    ['Login to Your Account', '/customer/login'],
    ['Become a Customer', '/customer/login'],
    ['Careers', '/careers'],
  ]);
});

test('SHELL-15 whoever is signed in is not asked to sign in or up', () => {
  const footer = show([], { isSignedIn: true });
  expect(linksIn(footer.getByRole('navigation', { name: 'My Account' }))).toEqual([
    ['Place order', '/products'],
  ]);
  expect(linksIn(footer.getByRole('list', { name: 'Contact Us' })).map(([name]) => name)).toEqual([
    'Enquiry Form',
    'Careers',
  ]);
});

test('SHELL-06 SHELL-16 a known name is a mark with its name, another one is its own word', () => {
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
});

test('SHELL-06 without social links nothing is headed', () => {
  expect(show([]).queryByText('Connect With Us')).toBeNull();
});

test('SHELL-06 SHELL-15 ways to pay and the copyright stand at the checkout too, and nothing else that leads away', () => {
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
