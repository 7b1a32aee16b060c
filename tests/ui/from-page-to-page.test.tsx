// @vitest-environment jsdom
/** From one page of the server's to the next: what is seen and heard on the way, and where the keyboard is afterwards (ROUTE-07, ROUTE-11, BEY-07). */
import { act, cleanup, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Navigation } from '#app/Navigation.tsx';
import { SiteRoutes } from '#app/routes.tsx';
import { ContentTree } from '#features/content/page-builder/ContentTree.tsx';
import type { Content, Subject } from '#machines/domain/subject.ts';
import { arrivalIn } from '#paths.ts';
import { DrawingProvider } from '#shop/DrawnContent.tsx';
import { HandedOnProvider } from '#shop/HandedOn.tsx';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { held, openShop, type FakeShop } from '../machines/fake-services.ts';
import { text, treeOf } from './content-nodes.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  // jsdom draws nothing
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
});
afterEach(cleanup);

const names = ['Quality', 'Careers', ''] as const;

const content = (subject: Subject): Content => {
  if (subject.kind !== 'cmsPage') return { kind: 'menu', items: [] };
  const name = names[subject.id] ?? '';
  return {
    kind: 'cmsPage',
    page: {
      identifier: `page-${subject.id}`,
      title: name,
      contentHeading: name,
      content: treeOf(
        text(
          `<p>Page ${subject.id}. <a href="/careers">Careers</a> <a href="/bare">Bare</a> <a href="/customer/account/login">Log in</a> <a href="/customer">Mine</a></p>`,
        ),
      ),
      metaTitle: '',
      metaDescription: '',
      canonical: null,
      layout: '1column',
    },
  };
};

const leadTo = (shop: FakeShop, id: number) =>
  held(shop, 'resolveRoute', () => ({ type: 'CMS_PAGE', id, relativeUrl: '', redirectCode: 0 }));

const openAt = async (path: string): Promise<FakeShop> => {
  window.history.replaceState(null, '', path);
  const shop = openShop({ content });
  const arriveFirst = leadTo(shop, 0);
  render(
    <ShopProvider shop={shop.actor}>
      <HandedOnProvider handedOn={{ keep: () => '', read: () => ({}), drop: () => undefined }}>
        <DrawingProvider draw={(tree) => <ContentTree tree={tree} drawProduct={() => null} />}>
          <BrowserRouter>
            <Navigation />
            <a href="/careers">Work here</a>
            <main tabIndex={-1}>
              <SiteRoutes />
            </main>
          </BrowserRouter>
        </DrawingProvider>
      </HandedOnProvider>
    </ShopProvider>,
  );
  await act(arriveFirst);
  await screen.findByRole('heading', { level: 1, name: 'Quality' });
  return shop;
};

/** By the keyboard: what is pressed has the focus. */
const follow = (name: string) =>
  act(async () => {
    const link = screen.getByRole('link', { name });
    link.focus();
    link.click();
  });

const busy = (): Element | null => document.querySelector('[aria-busy="true"]');

test('ROUTE-07 while it is found out what an address leads to the page before stays, and says that another is on its way', async () => {
  const shop = await openAt('/quality');
  expect([busy(), screen.queryByRole('status')]).toEqual([null, null]);
  const arriveNext = leadTo(shop, 1);
  await follow('Careers');
  expect(busy()?.textContent).toContain('Page 0');
  const sign = screen.getByRole('status');
  expect(sign.textContent).toBe('Loading the page…');
  // what is busy is not read out
  expect(busy()?.contains(sign)).toBe(false);
  await act(arriveNext);
  await screen.findByRole('heading', { level: 1, name: 'Careers' });
  expect([busy(), screen.queryByRole('status')]).toEqual([null, null]);
});

test('BEY-07 ROUTE-11 whoever came by a link that went with its page is at the heading of the next', async () => {
  const shop = await openAt('/quality');
  expect(document.activeElement).toBe(document.body);
  const arriveNext = leadTo(shop, 1);
  await follow('Careers');
  await act(arriveNext);
  expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 1, name: 'Careers' }));
});

test('BEY-07 ROUTE-11 a page without a heading is begun where every page is', async () => {
  const shop = await openAt('/quality');
  const arriveNext = leadTo(shop, 2);
  await follow('Bare');
  await act(arriveNext);
  await screen.findByText(/^Page 2/);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('BEY-07 whoever came by a link that stays is still at it', async () => {
  const shop = await openAt('/quality');
  const arriveNext = leadTo(shop, 1);
  await follow('Work here');
  await act(arriveNext);
  await screen.findByRole('heading', { level: 1, name: 'Careers' });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Work here' }));
});

test('BEY-07 ROUTE-11 going back moves nobody', async () => {
  const shop = await openAt('/quality');
  const arriveNext = leadTo(shop, 1);
  await follow('Work here');
  await act(arriveNext);
  await screen.findByRole('heading', { level: 1, name: 'Careers' });
  const arriveAgain = leadTo(shop, 0);
  act(() => screen.getByRole('link', { name: 'Work here' }).blur());
  await act(async () => {
    const gone = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    window.history.back();
    await gone;
  });
  await act(arriveAgain);
  await screen.findByRole('heading', { level: 1, name: 'Quality' });
  expect(document.activeElement).toBe(document.body);
});

const here = () => [window.location.pathname, arrivalIn(window.history.state?.usr).from];

test.each([
  ['Log in', '/quality'],
  ['Mine', '/customer/account'],
])(
  'ROUTE-01 ROUTE-14 a merchant’s link as a Magento writes it, %s, leads to where one signs in',
  async (name, from) => {
    await openAt('/quality');
    await follow(name);
    await vi.waitFor(() => expect(here()).toEqual(['/customer/login', from]));
  },
);
