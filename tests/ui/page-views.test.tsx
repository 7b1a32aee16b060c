// @vitest-environment jsdom
/** Each change of place is told as a view of a page, by its full address; a place within the page is none (ROUTE-11). */
import { act, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Navigation } from '#app/Navigation.tsx';
import { HandedOnProvider } from '#shop/HandedOn.tsx';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { openShop } from '../machines/fake-services.ts';

test('ROUTE-11 a page view is told with the full address at each change of it, and the page begins at its top', async () => {
  const scrollTo = vi.fn<(...place: unknown[]) => void>();
  vi.stubGlobal('scrollTo', scrollTo);
  window.history.replaceState(null, '', '/water.html?p=2');
  const shop = openShop();
  render(
    <ShopProvider shop={shop.actor}>
      <HandedOnProvider handedOn={{ keep: () => '', read: () => ({}), drop: () => undefined }}>
        <BrowserRouter>
          <Navigation />
          <a href="/about-us">About us</a>
          <a href="/about-us#quality">Quality</a>
          <a href="/water.html?p=3">Next</a>
        </BrowserRouter>
      </HandedOnProvider>
    </ShopProvider>,
  );
  const follow = (index: number) =>
    act(async () => {
      document.querySelectorAll('a')[index]?.click();
      await shop.quiet();
    });
  await act(() => shop.quiet());
  scrollTo.mockClear();
  await follow(0);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  for (const index of [1, 2]) await follow(index);
  const views = shop.facts.flatMap((fact) => (fact.type === 'page.viewed' ? [fact.address] : []));
  expect(views).toEqual(
    ['/water.html?p=2', '/about-us', '/water.html?p=3'].map((path) => window.location.origin + path),
  );
});
