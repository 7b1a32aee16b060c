// @vitest-environment jsdom
/** The look-up of an order: fields of the store, mistakes, what is shown, and the draft. */

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { OrderLookupScreen } from '#features/orders/OrderLookupScreen.tsx';
import { emptyAddress } from '#machines/domain/address.ts';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import type { OrderQuestion, TrackedOrder } from '#machines/domain/order-lookup.ts';
import { orderLookupMachine } from '#machines/desk/order-lookup/order-lookup.machine.ts';
import { dollars } from '../models/goods.ts';
import { hannah } from '../models/people.ts';
import { box, expectMistakes, openForm, startChild, values, write, labels } from './form-stage.tsx';
import { idleCart, resting, renderIn } from './stage.tsx';
import { openShop } from '../machines/fake-services.ts';
import { partsOf } from '../machines/parts.ts';

const newcastle = {
  ...emptyAddress('AU'),
  firstname: 'Gus',
  lastname: 'Lindqvist',
  street: '6 Wharf Road',
  city: 'Newcastle',
  postcode: '2300',
};
const line = { quantity: 1, options: [], isChosen: false, image: null, path: null, rowTotal: null };
const found: TrackedOrder = {
  number: '900000001',
  status: 'Complete',
  placedAt: '2026-10-30 01:02:03',
  email: 'gus@example.com',
  lines: [
    {
      ...line,
      id: '1',
      sku: 'WATER-15',
      name: 'Spring water 15 L',
      quantity: 2,
      options: [{ label: 'Size', values: ['15 L'] }],
      isChosen: true,
      path: '/spring-water.html',
      rowTotal: dollars(25),
    },
    { ...line, id: '2', sku: 'OLD', name: 'Old cups' },
    {
      ...line,
      id: '3',
      sku: 'TEA',
      name: 'Tea',
      quantity: 3,
      options: [{ label: 'Downloads', values: ['How to brew it'] }],
      path: '/tea.html',
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

const open = ({ email = null as string | null } = {}) => {
  const answer = vi.fn((_question: OrderQuestion) => Promise.resolve(found));
  const findOrder = fromPromise<TrackedOrder, { readonly question: OrderQuestion }>(({ input }) =>
    answer(input.question),
  );
  const machine = orderLookupMachine.provide({ actors: { findOrder } });
  const { child } = startChild<ActorRefFrom<typeof orderLookupMachine>>('orderLookup', machine, {
    proof: 'postcode',
  });
  const toCart = vi.fn<(event: object) => void>();
  const children = {
    orderLookup: child,
    cart: idleCart({}, toCart),
    customer: resting({ context: { customer: email === null ? null : { ...hannah, email } } }),
    session: resting({ matches: (state: string) => state === 'signedOut' && email === null }),
    network: resting(),
  };
  return { answer, toCart, orderLookup: child, ...openForm(children, <OrderLookupScreen />) };
};

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Find my order' }));
const writeAll = () => {
  write('Order number', ' # 900000001 ');
  write('Email', 'gus@example.com');
  write('Postcode', '2300');
};
const asked = { number: '900000001', email: 'gus@example.com', postcode: '2300', lastname: '' };

test('mistakes are listed together, the first has the focus, and no request is sent [BEY-12 BEY-07]', async () => {
  const { answer } = open();
  write('Email', 'gus');
  write('Postcode', '23');
  press();
  await expectMistakes('Order number', [
    'Order number: This is a required field.',
    'Email: Please enter a valid email.',
    'Postcode: Invalid postcode number',
  ]);
  writeAll();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(answer).not.toHaveBeenCalled();
});

test('an order is shown with status, products, totals, address and method, its heading focused [BEY-12]', async () => {
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
  expect(water?.textContent).toBe('Spring water 15\u00a0L × 2Size15 L$25.00');
  expect(within(water!).getByRole('link').getAttribute('href')).toBe('/spring-water.html');
  // no longer sold: no link, and no price
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

test('an order is put into the cart again; what was chosen by options links to its page [BEY-12]', async () => {
  const { toCart } = open();
  writeAll();
  press();
  fireEvent.click(await screen.findByRole('button', { name: 'Order again' }));
  const tea = { sku: 'TEA', name: 'Tea', quantity: 3, chosen: nothingChosen };
  expect(toCart.mock.calls).toEqual([[{ type: 'cart.addItems', lines: [tea] }]]);
  const again = within(screen.getByText(/^To be chosen again on its page/)).getAllByRole('link');
  expect(again.map(({ textContent }) => textContent)).toEqual(['Spring water 15\u00a0L']);
});

test('a customer’s e-mail is filled in, and a draft outlives another page until it is forgotten [BEY-12]', () => {
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

test('a store that asks for the postcode has the field before its configuration is read [BEY-22]', async () => {
  const shop = openShop({ orderProof: 'postcode' });
  renderIn(shop.actor, <OrderLookupScreen />);
  expect(labels()).toEqual(['Order number', 'Email', 'Postcode']);
  write('Order number', '000000021');
  write('Email', 'gus@example.com');
  write('Postcode', '4000');
  act(() => screen.getByRole('button', { name: 'Find my order' }).click());
  await act(() => shop.quiet());
  const { context } = partsOf(shop.actor).orderLookup!.getSnapshot();
  expect([context.asked?.postcode, context.asked?.lastname]).toEqual(['4000', '']);
});
