// @vitest-environment jsdom
/** The screen shown when drawing fails or a machine breaks: a message, the error's id, a reload. */

import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ErrorScreen } from '#app/ErrorScreen.tsx';
import { createShop } from '#app/shop.ts';
import { present } from '#machines/domain/present.ts';
import { selectErrors, selectIsMasked } from '#machines/notices/errors/errors.selectors.ts';
import { createStorage } from '#transport/storage.ts';
import { createTransport } from '#transport/transport.ts';
import { brokenConnection, inTurn, memoryArea, wiresTo } from '#tests/transport/wires.ts';
import { partsOf } from '../machines/parts.ts';
import { noBrowser } from './running-shop.ts';

const openShop = () => {
  const { settings } = wiresTo(inTurn(brokenConnection));
  const shop = createShop({
    ...noBrowser,
    transport: createTransport(settings),
    session: createStorage(memoryArea().area, 'TEST__'),
  });
  const facts: unknown[] = [];
  shop.on('*', (fact) => void facts.push(fact));
  shop.start();
  onTestFinished(() => void shop.stop());
  return { shop, facts, errors: present(partsOf(shop).errors, 'errors') };
};
type Shop = ReturnType<typeof openShop>['shop'];

const log = { lines: [] as string[] };
beforeEach(() => {
  log.lines = [];
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void log.lines.push(String(line)));
});

const save = vi.fn();
const show = (shop: Shop, content: ReactNode) =>
  render(
    <ErrorScreen shop={shop} onSaveRecording={save}>
      {content}
    </ErrorScreen>,
    { onCaughtError: () => undefined },
  );

const Broken = ({ message = 'x is not a function' }: { readonly message?: string }): ReactNode => {
  throw new TypeError(message);
};
const sentence = 'Sorry! An unexpected error occurred.';
const idShown = (): string => screen.getByText(/^Error id:/).querySelector('code')?.textContent ?? '';

test('a part that cannot be drawn masks the shell: a message, an id, a reload, a way home [NET-06]', () => {
  const { shop, facts, errors } = openShop();
  show(shop, <Broken message="No cart for rosa@example.com" />);
  const heading = screen.getByRole('heading', { level: 1, name: sentence });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('link', { name: 'Brightwater, home' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  expect(screen.getByText(/Your cart is kept/)).toBeTruthy();
  screen.getByRole('button', { name: 'Save recording' }).click();
  expect(save).toHaveBeenCalledOnce();
  expect(screen.queryByText(/No cart/)).toBeNull();

  const error = { id: idShown(), message: 'No cart for …' };
  expect(error.id).toMatch(/^[0-9a-f]{8}$/);
  expect(selectErrors(errors.getSnapshot())).toEqual([{ ...error, isHandled: false }]);
  expect(selectIsMasked(errors.getSnapshot())).toBe(true);
  expect(facts).toContainEqual({ type: 'errors.masked', error });
  expect(log.lines).toHaveLength(1);
  expect(log.lines[0]).toContain(`Unexpected error ${error.id}: TypeError: No cart for …`);
});

test('a machine that breaks stops the shop and masks the shell [NET-06]', () => {
  const { shop } = openShop();
  show(shop, <p>All is well</p>);
  const toasts = present(partsOf(shop).toasts, 'toasts');
  act(() => toasts.send({ type: 'toasts.add', toast: { type: 'info' } }));
  expect(shop.getSnapshot().status).toBe('error');
  expect(screen.getByRole('heading', { level: 1, name: sentence })).toBeTruthy();
  expect(log.lines).toHaveLength(1);
  expect(log.lines[0]).toContain(`Unexpected error ${idShown()}: Error: toast.message is required`);
});

test('a part of another release is no error: a reload, without an id or a log [PWA-01]', () => {
  const { shop, errors } = openShop();
  show(shop, <Broken message="Failed to fetch dynamically imported module: /assets/Cart-1.js" />);
  expect(screen.getByRole('heading', { name: 'A part of this page could not be loaded.' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  expect(screen.queryByText(/Error id/)).toBeNull();
  expect(selectErrors(errors.getSnapshot())).toEqual([]);
  expect(log.lines).toEqual([]);
});
