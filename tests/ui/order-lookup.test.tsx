// @vitest-environment jsdom
/** The look-up of an order: what is asked for, what is said of mistakes and failures, and what is shown of what was found (BEY-12). */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import OrderLookupScreen from '#features/orders/OrderLookupScreen.tsx';
import { emptyAddress } from '#machines/domain/address.ts';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { FailureError } from '#machines/domain/failure.ts';
import {
  orderNotFoundMessage,
  type OrderQuestion,
  type TrackedOrder,
} from '#machines/domain/order-lookup.ts';
import { orderLookupMachine } from '#machines/order-lookup/order-lookup.machine.ts';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';
import { dollars } from '../models/goods.ts';
import { hannah } from '../models/people.ts';

afterEach(cleanup);

const newcastle = {
  ...emptyAddress('AU'),
  firstname: 'Gus',
  lastname: 'Lindqvist',
  street: '6 Wharf Road',
  city: 'Newcastle',
  postcode: '2300',
};
const found: TrackedOrder = {
  number: '900000001',
  status: 'Complete',
  placedAt: '2026-10-30 01:02:03',
  email: 'gus@example.com',
  lines: [
    {
      id: '1',
      sku: 'WATER-15',
      name: 'Spring water 15 L',
      quantity: 2,
      options: [{ label: 'Size', values: ['15 L'] }],
      isChosen: true,
      image: null,
      path: '/spring-water.html',
      rowTotal: dollars(25),
    },
    {
      id: '2',
      sku: 'OLD',
      name: 'Old cups',
      quantity: 1,
      options: [],
      isChosen: false,
      image: null,
      path: null,
      rowTotal: null,
    },
    {
      id: '3',
      sku: 'TEA',
      name: 'Tea',
      quantity: 3,
      options: [{ label: 'Downloads', values: ['How to brew it'] }],
      isChosen: false,
      image: null,
      path: '/tea.html',
      rowTotal: null,
    },
  ],
  totals: {
    grandTotal: dollars(32.5),
    shipping: dollars(10),
    subtotal: dollars(25),
    tax: dollars(2.95),
    discount: dollars(-2.5),
  },
  delivery: newcastle,
  billing: newcastle,
  method: 'Our van - Standard',
  paymentLabel: 'Credit Card',
  parcels: [{ id: '1 0', carrier: 'Our van', trackingNumber: '900000001-1' }],
};

/** An actor that only shows one snapshot. */
const showing = (snapshot: object) => ({
  getSnapshot: () => snapshot,
  subscribe: () => ({ unsubscribe: () => undefined }),
  send: () => undefined,
});

const open = ({ email = null as string | null, isOffline = false } = {}) => {
  const answer = vi.fn((_question: OrderQuestion) => Promise.resolve(found));
  const findOrder = fromPromise<TrackedOrder, { readonly question: OrderQuestion }>(({ input }) =>
    answer(input.question),
  );
  const parent = createActor(
    setup({
      actors: { orderLookup: orderLookupMachine.provide({ actors: { findOrder } }) },
    }).createMachine({ invoke: { id: 'orderLookup', src: 'orderLookup' }, on: { '*': {} } }),
  );
  parent.start();
  const orderLookup = parent.getSnapshot().children['orderLookup'] as unknown as ReturnType<
    typeof createActor<typeof orderLookupMachine>
  >;
  const heard = vi.fn<(event: object) => void>();
  const children = {
    orderLookup,
    cart: {
      ...showing({ context: { queue: [], action: null, alongside: [], isLockWanted: false } }),
      send: heard,
    },
    customer: showing({ context: { customer: email === null ? null : { ...hannah, email } } }),
    session: showing({
      matches: (state: string) => state === 'signedOut' && email === null,
    }),
    network: showing({ matches: (state: string) => isOffline && state === 'offline' }),
  };
  const shop = showing({ children }) as unknown as ShopActor;
  const pageWith = (isShown: boolean) => (
    <ShopProvider shop={shop}>{isShown && <OrderLookupScreen />}</ShopProvider>
  );
  const { rerender } = render(pageWith(true));
  return {
    answer,
    heard,
    orderLookup,
    leave: () => rerender(pageWith(false)),
    comeBack: () => rerender(pageWith(true)),
  };
};

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Find my order' }));
const writeAll = () => {
  write('Order number', ' # 900000001 ');
  write('Email', 'gus@example.com');
  write('Postcode', '2300');
};
const asked = { number: '900000001', email: 'gus@example.com', postcode: '2300' };
const values = () => screen.queryAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const said = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

test('BEY-12 the page is nobody’s to find by a search engine, has a title of its own, and names every field', () => {
  open();
  expect(document.title).toBe('Track an order');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  const fields = screen
    .getAllByRole('textbox')
    .map((field) => [field.id, ...['autocomplete', 'inputmode'].map((name) => field.getAttribute(name))]);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/customer/login');
  expect(fields).toEqual([
    ['order-lookup-number', 'off', 'text'],
    ['order-lookup-email', 'email', 'email'],
    ['order-lookup-postcode', 'billing postal-code', 'numeric'],
  ]);
});

test('BEY-12 mistakes are said together and at their fields, the first has the focus, and nothing is asked', async () => {
  const { answer } = open();
  write('Email', 'gus');
  write('Postcode', '23');
  press();
  await waitFor(() => expect(document.activeElement).toBe(box('Order number')));
  expect(
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Order number: This is a required field.',
    'Email: Please enter a valid email.',
    'Postcode: Invalid postcode number',
  ]);
  writeAll();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(answer).not.toHaveBeenCalled();
});

test('BEY-12 what was found is shown with its state, goods, sums, place and way, and its heading has the focus', async () => {
  const { answer } = open();
  writeAll();
  press();
  press();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Order 900000001' });
  expect(document.activeElement).toBe(heading);
  expect(answer.mock.calls).toEqual([[asked]]);
  const text = document.body.textContent ?? '';
  for (const words of [
    '30 Oct 2026',
    'gus@example.com',
    'Complete',
    'Sent with Our van',
    '900000001-1',
    '6 Wharf Road',
    'Our van - Standard',
    'Credit Card',
    'Billed to the delivery address.',
    'Includes $2.95 GST',
  ])
    expect(text).toContain(words);
  const [water, cups] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(water?.textContent).toBe('Spring water 15 L × 2Size15 L$25.00');
  expect(within(water!).getByRole('link').getAttribute('href')).toBe('/spring-water.html');
  // what is no longer sold leads nowhere, and a price that nobody said is none
  expect(cups?.textContent).toBe('Old cups × 1');
  expect(within(cups!).queryByRole('link')).toBeNull();
  for (const [label, amount] of [
    ['Subtotal', '$25.00'],
    ['Discount', '-$2.50'],
    ['Delivery', '$10.00'],
    [/^Total/, '$32.50'],
  ] as const)
    expect(screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent).toBe(amount);

  fireEvent.click(screen.getByRole('button', { name: 'Track another order' }));
  await waitFor(() => expect(document.activeElement).toBe(box('Order number')));
  expect(values()).toEqual(['', 'gus@example.com', '2300']);
});

test('BEY-12 it is ordered again as far as it is on the shelf; what was chosen leads to its page', async () => {
  const { heard } = open();
  writeAll();
  press();
  fireEvent.click(await screen.findByRole('button', { name: 'Order again' }));
  const line = { sku: 'TEA', name: 'Tea', quantity: 3, chosen: nothingChosen };
  expect(heard.mock.calls).toEqual([[{ type: 'cart.addItems', lines: [line] }]]);
  const again = screen.getByText(/^To be chosen again on its page/);
  expect(
    within(again)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Spring water 15 L']);
});

test('BEY-12 a wrong question is told in one sentence, and stays to be mended', async () => {
  const { answer } = open();
  answer.mockRejectedValueOnce(new FailureError('notFound', orderNotFoundMessage));
  writeAll();
  press();
  await waitFor(() =>
    expect(said()).toEqual([
      'We found no order with this number, email and postcode together. Please check all three.',
    ]),
  );
  write('Postcode', '2301');
  expect(values()).toEqual([' # 900000001 ', 'gus@example.com', '2301']);
  press();
  await screen.findByRole('heading', { name: 'Order 900000001' });
  expect(answer).toHaveBeenLastCalledWith({ ...asked, postcode: '2301' });
});

test('BEY-12 a lost connection is said, and nothing typed is lost', async () => {
  const { answer } = open({ isOffline: true });
  expect(screen.getByRole('status').textContent).toContain('You are offline');
  answer.mockRejectedValueOnce(new FailureError('network', 'We could not reach the shop.'));
  writeAll();
  press();
  await waitFor(() =>
    expect(said()).toEqual([
      'We could not look for your orderWe could not reach the shop.What you typed is still here.',
    ]),
  );
  expect(box('Postcode').value).toBe('2300');
});

test('BEY-12 a customer’s email is filled in; what was begun is there after another page, and gone with who wrote it', () => {
  const { orderLookup, leave, comeBack } = open({ email: 'hannah@example.com' });
  expect(values()).toEqual(['', 'hannah@example.com', '']);
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  write('Order number', '9000');
  leave();
  comeBack();
  expect(values()).toEqual(['9000', 'hannah@example.com', '']);
  act(() => orderLookup.send({ type: 'orderLookup.forget' }));
  expect(box('Order number').value).toBe('');
});
