// @vitest-environment jsdom
/** What is left when drawing fails, or the shop itself: a masked shell, the error's id, a reload (§8 unexpected error, NET-06). */

import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorScreen } from '#app/ErrorScreen.tsx';
import { createShop } from '#app/shop.ts';
import { present } from '#machines/domain/present.ts';
import { selectErrors, selectIsMasked } from '#machines/errors/errors.selectors.ts';
import { createStorage } from '#transport/storage.ts';
import { createTransport } from '#transport/transport.ts';
import { brokenConnection, inTurn, memoryArea, wiresTo } from '#tests/transport/wires.ts';

const openShop = () => {
  const { settings } = wiresTo(inTurn(brokenConnection));
  const shop = createShop({
    transport: createTransport(settings),
    session: createStorage(memoryArea().area, 'TEST__'),
    connection: null,
    wakes: null,
    caches: null,
    releases: null,
    locks: null,
    errors: null,
    clean: (html) => Promise.resolve(html),
  });
  const facts: unknown[] = [];
  shop.on('*', (fact) => void facts.push(fact));
  shop.start();
  return { shop, facts, errors: present(shop.getSnapshot().children.errors, 'errors') };
};
type Shop = ReturnType<typeof openShop>['shop'];

const log = { lines: [] as string[] };
beforeEach(() => {
  log.lines = [];
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void log.lines.push(String(line)));
});
afterEach(cleanup);

const show = (shop: Shop, content: ReactNode) =>
  render(<ErrorScreen shop={shop}>{content}</ErrorScreen>, { onCaughtError: () => undefined });

const Broken = ({ message = 'x is not a function' }: { readonly message?: string }): ReactNode => {
  throw new TypeError(message);
};
const sentence = 'Sorry! An unexpected error occurred.';
const idShown = (): string => screen.getByText(/^Error id:/).querySelector('code')?.textContent ?? '';

describe('the masked shell', () => {
  test('NET-06 stays away while all is well', () => {
    const { shop } = openShop();
    show(shop, <p>All is well</p>);
    expect(screen.getByText('All is well')).toBeTruthy();
    expect(screen.queryByText(sentence)).toBeNull();
    shop.stop();
  });

  test('NET-06 a part that cannot be drawn masks the shell: the sentence, the id, a reload, a way home', () => {
    const { shop } = openShop();
    show(shop, <Broken />);
    const heading = screen.getByRole('heading', { level: 1, name: sentence });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('link', { name: 'Brightwater, home' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
    expect(screen.getByText(/Your cart is kept/)).toBeTruthy();
    expect(idShown()).toMatch(/^[0-9a-f]{8}$/);
    shop.stop();
  });

  test('NET-06 the error is collected and logged once, under the id that is shown', () => {
    const { shop, facts, errors } = openShop();
    show(shop, <Broken message="No cart for rosa@example.com" />);
    const error = { id: idShown(), message: 'No cart for …' };
    expect(selectErrors(errors.getSnapshot())).toEqual([{ ...error, isHandled: false }]);
    expect(selectIsMasked(errors.getSnapshot())).toBe(true);
    expect(facts).toContainEqual({ type: 'errors.masked', error });
    expect(log.lines).toHaveLength(1);
    expect(log.lines[0]).toContain(`Unexpected error ${error.id}: TypeError: No cart for …`);
    shop.stop();
  });

  test('NET-06 the words of the error are for the log, not for the mask', () => {
    const { shop } = openShop();
    show(shop, <Broken />);
    expect(screen.queryByText(/not a function/)).toBeNull();
    shop.stop();
  });

  test('NET-06 a machine that breaks takes the shop with it, and the mask says so', () => {
    const { shop } = openShop();
    show(shop, <p>All is well</p>);
    const toasts = present(shop.getSnapshot().children.toasts, 'toasts');
    act(() => toasts.send({ type: 'toasts.add', toast: { type: 'info' } }));
    expect(shop.getSnapshot().status).toBe('error');
    expect(screen.getByRole('heading', { level: 1, name: sentence })).toBeTruthy();
    expect(log.lines).toHaveLength(1);
    expect(log.lines[0]).toContain(`Unexpected error ${idShown()}: Error: toast.message is required`);
  });

  test('PWA-01 a part of another release is nobody’s error: no id, no log, only the reload', () => {
    const { shop, errors } = openShop();
    show(shop, <Broken message="Failed to fetch dynamically imported module: /assets/Cart-1.js" />);
    expect(screen.getByRole('heading', { name: 'A part of this page could not be loaded.' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
    expect(screen.queryByText(/Error id/)).toBeNull();
    expect(selectErrors(errors.getSnapshot())).toEqual([]);
    expect(log.lines).toEqual([]);
    shop.stop();
  });
});
