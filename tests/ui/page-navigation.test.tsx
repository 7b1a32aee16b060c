// @vitest-environment jsdom
/** From one page to the next: where the focus is, where links lead, what is emitted. */

import { act, configure, screen, fireEvent, render, within } from '@testing-library/react';
import { beforeEach, expect, test, vi, describe } from 'vitest';
import { SiteRoutes } from '#app/routes.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { pageNumbers } from '#ui/page-numbers.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { StepTabs, type Step } from '#ui/StepTabs.tsx';

import '#features/sign-in/SignInScreen.tsx'; // or loading it would count as waiting
import type { Content, Subject } from '#machines/domain/subject.ts';
import { arrivalIn } from '#paths.ts';
import { held, openShop, type FakeShop } from '../machines/fake-services.ts';
import { trackedOf } from '../tracking/samples.ts';
import { geebung, map, text } from './content-nodes.ts';
import { pageOf, renderSite } from './site-stage.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  // jsdom draws nothing
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
});

const names = ['Quality', 'Careers', ''] as const;

const content = (subject: Subject): Content => {
  if (subject.kind !== 'cmsPage') return { kind: 'menu', items: [] };
  const name = names[subject.id] ?? '';
  const links = `<a href="/careers">Careers</a> <a href="/bare">Bare</a>
    <a href="/customer/account/login">Log in</a> <a href="/customer">Mine</a>`;
  return pageOf(`page-${subject.id}`, name, text(`<p>Page ${subject.id}. ${links}</p>`));
};

const leadTo = (shop: FakeShop, id: number) =>
  held(shop, 'resolveRoute', () => ({ type: 'CMS_PAGE', id, relativeUrl: '', redirectCode: 0 }));

const openAt = async (path: string): Promise<FakeShop> => {
  window.history.replaceState(null, '', path);
  const shop = openShop({ content });
  const arriveFirst = leadTo(shop, 0);
  renderSite(
    shop,
    <>
      <a href="/careers">Work here</a>
      <button type="button" aria-label="Menu" aria-expanded />
      <main tabIndex={-1}>
        <SiteRoutes />
      </main>
    </>,
  );
  await act(arriveFirst);
  await screen.findByRole('heading', { level: 1, name: 'Quality' });
  return shop;
};

/** Follows a link that leads to this page. */
const goTo = async (shop: FakeShop, name: string, id: number) => {
  const arrive = leadTo(shop, id);
  await follow(name);
  await act(arrive);
};
/** By keyboard: the link has the focus. */
const follow = (name: string) =>
  act(async () => {
    const link = screen.getByRole('link', { name });
    link.focus();
    link.click();
  });

test('the focus goes to the heading of the next page, or to its main part, when the link is gone [BEY-07 ROUTE-11]', async () => {
  const shop = await openAt('/quality');
  const listening = vi.spyOn(window, 'addEventListener');
  expect(document.activeElement).toBe(document.body);
  await goTo(shop, 'Careers', 1);
  expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 1, name: 'Careers' }));
  await goTo(shop, 'Bare', 2);
  await screen.findByText(/^Page 2/);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  // a page that still listened would stay in memory
  const signals = listening.mock.calls.flatMap(([type, , given]) =>
    type === 'keydown' && typeof given === 'object' ? [given.signal?.aborted] : [],
  );
  expect(signals).toEqual([true, false]);
});

test('the focus leaves a link that stays, not a menu opened meanwhile, and Back does not move it [BEY-07 ROUTE-11]', async () => {
  const shop = await openAt('/quality');
  await goTo(shop, 'Work here', 1);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Careers' });
  expect(document.activeElement).toBe(heading);
  const arriveAgain = leadTo(shop, 0);
  act(() => heading.blur());
  await act(async () => {
    const gone = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    window.history.back();
    await gone;
  });
  await act(arriveAgain);
  await screen.findByRole('heading', { level: 1, name: 'Quality' });
  expect(document.activeElement).toBe(document.body);
  const arriveLast = leadTo(shop, 1);
  await follow('Work here');
  act(() => screen.getByRole('button', { expanded: true }).focus());
  await act(arriveLast);
  await screen.findByRole('heading', { level: 1, name: 'Careers' });
  expect(document.activeElement).toBe(screen.getByRole('button', { expanded: true }));
});

const here = () => [window.location.pathname, arrivalIn(window.history.state?.usr).from];

test.each([
  ['Log in', '/quality'],
  ['Mine', '/customer/account'],
])('a merchant’s Magento link “%s” leads to the sign-in page [ROUTE-01 ROUTE-14]', async (name, from) => {
  await openAt('/quality');
  await follow(name);
  await expect.poll(() => here()).toEqual(['/customer/login', from]);
});

test('the first page has its one address, and keeps what its entry knows [ROUTE-13 ROUTE-01]', async () => {
  window.history.replaceState({ usr: { from: '/quality' } }, '', '/Login/?x=1');
  const shop = openShop();
  renderSite(shop, null);
  await expect
    .poll(() => shop.ofType('place.arrived'))
    .toMatchObject([{ place: { path: '/login', search: '?x=1' } }]);
  expect(here()).toEqual(['/login', '/quality']);
});

test('a path below /cart is what the server says it is [ROUTE-13]', async () => {
  window.history.replaceState(null, '', '/cart/depots');
  const shop = openShop({
    content: (subject) =>
      subject.kind === 'cmsPage'
        ? pageOf('cart/depots', 'Where to collect', map([geebung]))
        : { kind: 'menu', items: [] },
  });
  const depots = { type: 'CMS_PAGE', id: 9, relativeUrl: 'cart/depots', redirectCode: 0 };
  shop.surprise('resolveRoute', () => depots);
  renderSite(shop, <SiteRoutes />);
  await act(() => shop.quiet());
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Where to collect');
  expect(screen.getByRole('listitem').textContent).toContain('Depot Geebung');
  expect(shop.asked('resolveRoute').map(({ input }) => input)).toEqual([{ path: '/cart/depots' }]);
});

test('each new address is emitted as a page view and scrolls to the top, a fragment is not [ROUTE-11]', async () => {
  const scrollTo = vi.fn<(...place: unknown[]) => void>();
  vi.stubGlobal('scrollTo', scrollTo);
  window.history.replaceState(null, '', '/water.html?p=2');
  const shop = openShop();
  const links = ['/about-us', '/about-us#quality', '/water.html?p=3'];
  renderSite(
    shop,
    links.map((href) => (
      <a key={href} href={href}>
        {href}
      </a>
    )),
  );
  await act(() => shop.quiet());
  scrollTo.mockClear();
  for (const name of links) {
    await follow(name);
    await act(() => shop.quiet());
    if (name === '/about-us') expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  }
  const views = shop.ofType('place.arrived').map(({ place }) => place.path + place.search);
  expect(views).toEqual(['/water.html?p=2', '/about-us', '/water.html?p=3']);
});

test('StrictMode’s second effects are no second page view [BEY-11]', async () => {
  configure({ reactStrictMode: true });
  const shop = await openAt('/quality');
  await goTo(shop, 'Work here', 1);
  configure({ reactStrictMode: false });
  const pages = trackedOf(shop.facts).map((event) => event.type === 'pageView' && event.page);
  expect(pages.filter(Boolean)).toEqual(['/quality', '/careers']);
});

const steps: readonly Step[] = [
  { id: 'account', label: 'Account', state: 'done', summary: 'jo@example.com' },
  { id: 'delivery', label: 'Delivery', state: 'current' },
  { id: 'payment', label: 'Payment', state: 'locked' },
];

test('the steps of the checkout stand in order, the current one marked, a finished one a button [CHK-02]', () => {
  const onSelect = vi.fn<(id: string) => void>();
  render(<StepTabs label="Checkout steps" steps={steps} onSelect={onSelect} />);
  const items = within(screen.getByRole('navigation', { name: 'Checkout steps' })).getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(items.map((item) => item.textContent.trim())).toEqual([
    'Edit Account jo@example.comEdit',
    '2Current step: Delivery',
    '3Later step: Payment',
  ]);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: /^Edit Account/ }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('account');
});

test('breadcrumbs link to all pages but the current one [CAT-01]', () => {
  render(
    <Breadcrumbs
      items={[{ label: 'Home', href: '/' }, { label: 'Water', href: '/water' }, { label: 'Still' }]}
    />,
  );
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/water']);
  expect(trail.getByText('Still').getAttribute('aria-current')).toBe('page');
});

const at = (page: number) => <Pagination page={page} pageCount={3} hrefFor={(to) => `?p=${to}`} />;

describe('pagination', () => {
  test.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 'gap-after', 5]],
    [5, 12, [1, 'gap-before', 4, 5, 6, 'gap-after', 12]],
    [4, 5, [1, 2, 3, 4, 5]],
  ])('page %i of %i shows %j [CAT-01]', (page, pageCount, expected) => {
    expect(pageNumbers(page, pageCount)).toEqual(expected);
  });

  test('marks the current page, links to the others, and shows nothing for a single page [CAT-01]', () => {
    const { rerender, container } = render(at(2));
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('?p=1');
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('?p=3');
    rerender(at(1));
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
    rerender(at(3));
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
    rerender(<Pagination page={1} pageCount={1} hrefFor={String} />);
    expect(container.innerHTML).toBe('');
  });
});
