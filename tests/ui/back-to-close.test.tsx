// @vitest-environment jsdom
/** What Back does with something open over the page: it closes that, and nothing of it stays in the history (SHELL-07, SHELL-09). */
import { act, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Navigation } from '#app/Navigation.tsx';
import { HandedOnProvider } from '#shop/HandedOn.tsx';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { afterOverlay, useBackToClose } from '#ui/use-back-to-close.ts';
import { openShop } from '../machines/fake-services.ts';

const closed = vi.fn<() => void>();

const Over = ({ isOpen }: { readonly isOpen: boolean }) => {
  useBackToClose(isOpen, closed);
  return <a href="/about-us">About us</a>;
};

const show = (isOpen: boolean, shop = openShop()) => {
  const page = (isOver: boolean) => (
    <ShopProvider shop={shop.actor}>
      <HandedOnProvider handedOn={{ keep: () => '', read: () => ({}), drop: () => undefined }}>
        <BrowserRouter>
          <Navigation />
          <Over isOpen={isOver} />
        </BrowserRouter>
      </HandedOnProvider>
    </ShopProvider>
  );
  const { rerender } = render(page(isOpen));
  return { shop, turn: (isOver: boolean) => rerender(page(isOver)) };
};

const arrived = () => new Promise((done) => window.addEventListener('popstate', done, { once: true }));

test('SHELL-07 SHELL-09 whoever leaves by a link is back on the page with one Back', async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  window.history.replaceState(null, '', '/cart');
  show(true);
  const entries = window.history.length;
  act(() => screen.getByRole('link', { name: 'About us' }).click());
  await vi.waitFor(() => expect(window.location.pathname).toBe('/about-us'));
  expect(window.history.length).toBe(entries);
  const back = arrived();
  window.history.back();
  await act(() => back);
  expect(window.location.pathname).toBe('/cart');
  expect(window.history.state).not.toHaveProperty('isOverlay');
});

test('SHELL-07 SHELL-09 what is to come after something open is done once its entry is left, and at once where nothing is open', async () => {
  const { turn } = show(true);
  const told: string[] = [];
  turn(false);
  const left = arrived();
  afterOverlay(() =>
    told.push(window.history.state === null ? 'left' : JSON.stringify(window.history.state)),
  );
  expect(told).toEqual([]);
  await act(() => left);
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).not.toContain('isOverlay');
  afterOverlay(() => told.push('at once'));
  expect(told[1]).toBe('at once');
});

test('SHELL-07 what is opened again at once stays open, and Back closes it', async () => {
  closed.mockClear();
  const { turn } = show(true);
  const entries = window.history.length;
  turn(false);
  const left = arrived();
  turn(true);
  turn(false);
  turn(true);
  await act(() => left);
  await vi.waitFor(() => expect(window.history.state).toHaveProperty('isOverlay', true));
  expect(closed).not.toHaveBeenCalled();
  expect(window.history.length).toBe(entries);
  const back = arrived();
  window.history.back();
  await act(() => back);
  expect(closed).toHaveBeenCalledTimes(1);
  expect(window.history.state).not.toHaveProperty('isOverlay');
});
