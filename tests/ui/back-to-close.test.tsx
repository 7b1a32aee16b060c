// @vitest-environment jsdom
/** Back closes an overlay, which leaves nothing in the history. */
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { afterOverlay, useBackToClose } from '#ui/use-back-to-close.ts';
import { openShop } from '../machines/fake-services.ts';
import { renderSite } from './site-stage.tsx';

const closed = vi.fn<() => void>();

const Over = ({ isOpen }: { readonly isOpen: boolean }) => {
  useBackToClose(isOpen, closed);
  return <a href="/about-us">About us</a>;
};

const show = (isOpen: boolean) => {
  const draw = renderSite(openShop(), <Over isOpen={isOpen} />);
  return { turn: (isOver: boolean) => draw(<Over isOpen={isOver} />) };
};

const arrived = () => new Promise((done) => window.addEventListener('popstate', done, { once: true }));

test('a link in an overlay leads away, and one Back returns to the page [SHELL-07 SHELL-09]', async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  window.history.replaceState(null, '', '/cart');
  show(true);
  const entries = window.history.length;
  act(() => screen.getByRole('link', { name: 'About us' }).click());
  await expect.poll(() => window.location.pathname).toBe('/about-us');
  expect(window.history.length).toBe(entries);
  const back = arrived();
  window.history.back();
  await act(() => back);
  expect(window.location.pathname).toBe('/cart');
  expect(window.history.state).not.toHaveProperty('isOverlay');
});

test('a step after an overlay waits until its history entry is left [SHELL-07 SHELL-09]', async () => {
  const { turn } = show(true);
  const done: string[] = [];
  turn(false);
  const left = arrived();
  afterOverlay(() =>
    done.push(window.history.state === null ? 'left' : JSON.stringify(window.history.state)),
  );
  expect(done).toEqual([]);
  await act(() => left);
  await expect.poll(() => done).toHaveLength(1);
  expect(done[0]).not.toContain('isOverlay');
  afterOverlay(() => done.push('at once'));
  expect(done[1]).toBe('at once');
});

test('an overlay reopened at once stays open until Back closes it [SHELL-07]', async () => {
  closed.mockClear();
  const { turn } = show(true);
  const entries = window.history.length;
  turn(false);
  const left = arrived();
  turn(true);
  turn(false);
  turn(true);
  await act(() => left);
  await expect.poll(() => window.history.state).toHaveProperty('isOverlay', true);
  expect(closed).not.toHaveBeenCalled();
  expect(window.history.length).toBe(entries);
  const back = arrived();
  window.history.back();
  await act(() => back);
  expect(closed).toHaveBeenCalledTimes(1);
  expect(window.history.state).not.toHaveProperty('isOverlay');
});
