// @vitest-environment jsdom
/** Header, menus, messages and footer of every page. */

import { act, fireEvent, screen, within, cleanup } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ContentTree } from '#features/content/page-builder/ContentTree.tsx';
import { Shell } from '#features/shell/Shell.tsx';
import type { Customer } from '#machines/domain/customer.ts';
import { wholeList } from '#machines/domain/list-query.ts';
import type { Content } from '#machines/domain/subject.ts';
import { DrawingProvider } from '#shop/DrawnContent.tsx';
import { Modal } from '#ui/Modal.tsx';
import type { SayContent } from '../machines/fake-reading.ts';
import { held, openShop } from '../machines/fake-services.ts';
import { accountOf, colin } from '../models/people.ts';
import { answerMedia, lendDialogs, renderIn, loaded, resting, shopOf } from './stage.tsx';
import { Footer } from '#features/shell/Footer.tsx';
import type { SocialLink } from '#machines/domain/social.ts';

beforeEach(lendDialogs);

const menu: Content = { kind: 'menu', items: [] };
const onlyMenus: SayContent = () => menu;

const show = async (
  isLaptop: boolean,
  customer: Customer = colin,
  content = onlyMenus,
  page: ReactNode = 'page',
) => {
  answerMedia(() => isLaptop);
  const shop = openShop({ people: { owner: { email: customer.email }, customer }, content });
  for (let turn = 0; turn < 6; turn += 1) await shop.quiet();
  renderIn(
    shop.actor,
    <DrawingProvider draw={(tree) => <ContentTree tree={tree} drawProduct={() => null} />}>
      <MemoryRouter>
        <Shell delivery={null}>{page}</Shell>
      </MemoryRouter>
    </DrawingProvider>,
  );
  await act(() => vi.dynamicImportSettled());
  return shop;
};

const switcher = () => screen.getByRole('button', { name: /Account 1/ });

test.each([
  ['drop-down on a laptop', true],
  ['modal on a phone', false],
])('a message is shown once while the accounts are open in a %s [SHELL-07 SHELL-11]', async (_, isLaptop) => {
  const shop = await show(isLaptop);
  fireEvent.click(switcher());
  // the focus of an arriving page closes nothing that it has not been in (Safari)
  act(() => screen.getAllByRole('link', { hidden: true })[0]?.focus());
  await screen.findByRole(isLaptop ? 'region' : 'dialog', { name: /^(Switch account|Select Account)$/ });
  act(() => shop.toasts().send({ type: 'toasts.addBrief', toast: { message: 'Saved.' } }));
  const all = screen.getAllByText('Saved.');
  expect(all).toHaveLength(1);
  const [dialog] = screen.queryAllByRole('dialog', { name: 'Select Account' });
  expect(dialog === undefined ? null : within(dialog).queryByText('Saved.')).toBe(isLaptop ? null : all[0]);
});

const Dialogs = () => {
  const [open, setOpen] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setOpen(2)}>
        Open
      </button>
      {['Lower', 'Upper'].map((title, index) => (
        <Modal key={title} title={title} open={open > index} onClose={() => setOpen(index)}>
          Words
        </Modal>
      ))}
    </>
  );
};

const holder = () => screen.getByRole('region', { name: 'Messages' }).closest('dialog');

test('messages stand in the topmost dialog, and on the page when it closes [SHELL-11 NET-05]', async () => {
  const shop = await show(true, colin, onlyMenus, <Dialogs />);
  expect(holder()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  act(() => shop.toasts().send({ type: 'toasts.addBrief', toast: { message: 'Saved.' } }));
  for (const title of ['Upper', 'Lower']) {
    const dialog = screen.getByRole('dialog', { name: title });
    expect(holder()).toBe(dialog);
    expect(within(dialog).getByText('Saved.')).toBeDefined();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  }
  expect(holder()).toBeNull();
  expect(screen.getAllByText('Saved.')).toHaveLength(1);
});

test('the switcher names the account and a foreign country, and leaves out a missing address [SHELL-07]', async () => {
  const nowhere = { ...accountOf(1).address, street: [], city: '', region: null, postcode: '' };
  const abroad = accountOf(2, { address: { ...accountOf(2).address, country: 'NZ' } });
  const shop = await show(true, { ...colin, accounts: [accountOf(1, { address: nowhere }), abroad] });
  expect(switcher().getAttribute('aria-label')).toBe('Switch account: Account 1 ID: 70001');
  expect(switcher().textContent).toBe('Account 1ID: 70001');
  const release = held(shop, 'setExternalId');
  act(() => {
    shop.customer().send({ type: 'customer.setExternalId', cartId: 'cart-9' });
    shop.customer().send({ type: 'customer.switchAccount', accountId: 2 });
  });
  await act(() => release().then(() => shop.quiet()));
  screen.getByRole('button', { name: /^Switch account: Account 2 .+, New Zealand$/ });
});

test.each([
  [true, Node.DOCUMENT_POSITION_FOLLOWING],
  [false, Node.DOCUMENT_POSITION_PRECEDING],
])('Tab reaches the switcher where it is seen (laptop: %s) [SHELL-07]', async (isLaptop, position) => {
  await show(isLaptop);
  const cart = screen.getByRole('button', { name: /^Cart/ });
  expect(switcher().compareDocumentPosition(cart)).toBe(position);
});

const shelf = (id: number, name: string, path: string) => ({ id, name, path, children: [] });

test('the menu marks the current category [SHELL-03]', async () => {
  const children = [shelf(2, 'Still', '/water/still.html'), shelf(3, 'Sparkling', '/water/sparkling.html')];
  const items = [{ ...shelf(1, 'Water', '/water.html'), children }];
  const shop = await show(true, colin, () => ({ kind: 'menu', items }));
  act(() => shop.actor.send({ type: 'shop.read', subjects: [{ kind: 'menu' }] }));
  await act(() => shop.quiet());
  act(() => shop.page().send({ type: 'page.visit', path: '/water/sparkling.html', query: wholeList }));
  const main = within(screen.getByRole('navigation', { name: 'Main menu' }));
  const said = (name: string) => main.getByRole('link', { name }).getAttribute('aria-current');
  expect(['Water', 'Still', 'Sparkling'].map(said)).toEqual(['true', null, 'page']);
});

const showFooter = (
  links: readonly SocialLink[],
  { isSignedIn = false, isReduced = false }: Partial<Record<'isSignedIn' | 'isReduced', boolean>> = {},
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
  const footer = showFooter([]);
  const group = (name: string) => linksIn(footer.getByRole('navigation', { name }));
  expect(group('Products')).toEqual([
    ['All products', '/all-products'],
    ['Water', '/water.html'],
    ['Water at work', '/water-at-work'],
    ['Water at home', '/water-at-home'],
    ['Where To Buy Water', '/juice-resellers'],
  ]);
  const tabs = ['ordering', 'delivery', 'coolers-and-service', 'bottles-and-returns'];
  const questions = tabs.map((tab) => `/frequently-asked-questions#${tab}`);
  expect(group('How it works').map(([, path]) => path)).toEqual(questions);
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
  const useful = group('Useful Links').slice(0, 2);
  expect(Object.fromEntries(useful)).toEqual({ Careers: '/careers', 'Contact Us': '/contact-us' });
  expect(group('Legal').map(([, path]) => path)).toEqual([
    '/about-us/privacy-policy',
    '/about-us/terms-and-conditions',
    '/trademarks',
    '/sitemap',
  ]);
});

test('a signed-in customer is not offered to sign in or up [SHELL-15]', () => {
  const footer = showFooter([], { isSignedIn: true });
  expect(linksIn(footer.getByRole('navigation', { name: 'My Account' }))).toEqual([
    ['Place order', '/products'],
  ]);
  expect(linksIn(footer.getByRole('list', { name: 'Contact Us' })).map(([name]) => name)).toEqual([
    'Enquiry Form',
    'Careers',
  ]);
});

test('a known social network has an icon, another one its name, and none has no heading [SHELL-06 SHELL-16]', () => {
  const footer = showFooter([
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
  expect(showFooter([]).queryByText('Connect With Us')).toBeNull();
});

test('the checkout’s footer has payment methods and copyright, and no links [SHELL-06 SHELL-15]', () => {
  const footer = showFooter([{ name: 'tiktok', destination: 'https://www.tiktok.com/@water' }], {
    isReduced: true,
  });
  const marks = footer.getAllByRole('img').map((mark) => mark.getAttribute('alt'));
  expect(marks).toEqual(['Visa', 'Mastercard', 'PayPal']);
  expect(footer.getByText('© 2026 The merchant')).toBeTruthy();
  expect(footer.queryAllByRole('link')).toEqual([]);
});
