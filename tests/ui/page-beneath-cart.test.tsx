// @vitest-environment jsdom
/** A path beneath the cart's is no cart: the server says what stands there, here a page with a map (ROUTE-13, CONTENT-01). */
import { act, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Navigation } from '#app/Navigation.tsx';
import { SiteRoutes } from '#app/routes.tsx';
import { ContentTree } from '#features/content/page-builder/ContentTree.tsx';
import type { Content, Subject } from '#machines/domain/subject.ts';
import { DrawingProvider } from '#shop/DrawnContent.tsx';
import { HandedOnProvider } from '#shop/HandedOn.tsx';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { openShop } from '../machines/fake-services.ts';
import { geebung, map, treeOf } from './content-nodes.ts';

const content = (subject: Subject): Content =>
  subject.kind === 'cmsPage'
    ? {
        kind: 'cmsPage',
        page: {
          identifier: 'cart/depots',
          title: 'Where to collect',
          contentHeading: 'Where to collect',
          content: treeOf(map([geebung])),
          metaTitle: '',
          metaDescription: '',
          canonical: null,
          layout: '1column',
        },
      }
    : { kind: 'menu', items: [] };

test('ROUTE-13 /cart/depots is what the server says it is: a page with a map, not the cart', async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  window.history.replaceState(null, '', '/cart/depots');
  const shop = openShop({ content });
  shop.surprise('resolveRoute', () => ({
    type: 'CMS_PAGE',
    id: 9,
    relativeUrl: 'cart/depots',
    redirectCode: 0,
  }));
  render(
    <ShopProvider shop={shop.actor}>
      <HandedOnProvider handedOn={{ keep: () => '', read: () => ({}), drop: () => undefined }}>
        <DrawingProvider draw={(tree) => <ContentTree tree={tree} drawProduct={() => null} />}>
          <BrowserRouter>
            <Navigation />
            <SiteRoutes />
          </BrowserRouter>
        </DrawingProvider>
      </HandedOnProvider>
    </ShopProvider>,
  );
  await act(() => shop.quiet());
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Where to collect');
  expect(screen.getByRole('listitem').textContent).toContain('Depot Geebung');
  expect(shop.asked('resolveRoute').map(({ input }) => input)).toEqual([{ path: '/cart/depots' }]);
});
