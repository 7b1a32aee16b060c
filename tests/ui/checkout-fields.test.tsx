// @vitest-environment jsdom
/** Fields within a whole checkout; what is set without an event, or before React took over. */

import { act, cleanup, fireEvent, screen, render } from '@testing-library/react';
import { type ReactNode, useState, type FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { AccountTab } from '#features/checkout/AccountTab.tsx';
import { DeliveryTab } from '#features/checkout/DeliveryTab.tsx';
import { Instalments } from '#features/checkout/Instalments.tsx';
import { addressOffersOf } from '#machines/domain/stored-address.ts';
import { failing, held, type FakeShop } from '../machines/fake-services.ts';
import { toDelivery, toPayment } from '../machines/walk.ts';
import { card, dollars, failure, totals } from '../models/goods.ts';
import { bookEntry, hannah } from '../models/people.ts';
import { renderIn } from './stage.tsx';
import { unhydrated, queueEarlyInput } from '#ui/unhydrated.ts';
import { isField, repeatChange } from '#ui/changed-field.ts';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';

const draw = (shop: FakeShop, part: ReactNode) => renderIn(shop.actor, part);

const taken = 'rosa@example.com';
const corrected = 'rosa.lee@example.com';

/** The account tab of a guest who was at the payment. */
const showAccount = (shop: FakeShop): void => {
  cleanup();
  shop.draft().send({ type: 'draft.changeTab', tab: 'account' });
  draw(shop, <AccountTab />);
};
const emailField = () => screen.getByLabelText<HTMLInputElement>('Email');
const type = async (shop: FakeShop, text: string): Promise<void> => {
  fireEvent.change(emailField(), { target: { value: text } });
  await act(() => shop.quiet());
};
const drafts = (shop: FakeShop): number =>
  shop.types().filter((fact) => fact === 'checkout.draftChanged').length;

test('typing the submitted e-mail again restores it for the order [CHK-03 BEY-07]', async () => {
  const shop = await toPayment();
  showAccount(shop);
  const before = drafts(shop);
  await type(shop, taken);
  expect([shop.seen().email, drafts(shop)]).toEqual([taken, before]);
  for (const other of [corrected, '']) {
    await type(shop, other);
    expect(shop.seen().email).toBe('');
    await type(shop, ` ${taken} `);
    expect(shop.seen().email).toBe(taken);
  }
  expect(shop.seen().totals).not.toBeNull();
});

const offers = addressOffersOf(
  {
    ...hannah,
    addresses: [bookEntry(7, '12 Eagle Street', { isDefaultShipping: true, isDefaultBilling: true })],
  },
  null,
);

const atDelivery = async () => {
  const shop = await toDelivery();
  draw(shop, <DeliveryTab />);
  const arrive = () =>
    act(async () => {
      shop.checkout().send({ type: 'checkout.syncAddresses', offers });
      await shop.quiet();
    });
  return { shop, arrive };
};
const firstName = () => screen.queryByLabelText<HTMLInputElement>('First name');

test('a default address that arrives late replaces nothing that is being typed [CHK-15]', async () => {
  const { shop, arrive } = await atDelivery();
  const name = firstName();
  if (name === null) throw new Error('no form');
  fireEvent.change(name, { target: { value: 'Han' } });
  await act(() => shop.quiet());
  await arrive();
  expect(firstName()?.value).toBe('Han');
  expect(screen.queryByRole('radio', { name: /12 Eagle Street/ })).not.toBeNull();
});

const showInstalments = async () => {
  const shop = await toPayment();
  const { container } = draw(shop, <Instalments />);
  return { shop, lines: () => container.querySelectorAll('p').length };
};

const amount = () => screen.queryByText(/payments of/)?.textContent;
const apply = (shop: FakeShop) =>
  act(async () => {
    shop.promo().send({ type: 'promo.apply', code: 'WATER10' });
    await shop.quiet();
    await shop.quiet();
  });

test('instalments show no stale amount while a code is applied or has failed, and keep their line [PAY-03 BEY-05]', async () => {
  const { shop, lines } = await showInstalments();
  expect(amount()).toBe('4 payments of $11.38, the last of $11.36');
  const release = held(shop, 'readTotals', () => ({
    totals: { ...totals, grandTotal: dollars(40) },
    paymentMethods: [card],
    message: null,
  }));
  await apply(shop);
  expect(amount()).toBeUndefined();
  expect(lines()).toBe(1);
  await act(release);
  expect(amount()).toBe('4 payments of $10.00');
  failing(shop, 'readTotals', failure('server', 'Out of order.'));
  await apply(shop);
  expect([amount(), lines()]).toEqual([undefined, 1]);
});

const Form = ({ hear }: { readonly hear: (value: string | boolean) => void }) => (
  <form>
    <input aria-label="typed" value="1" onChange={({ target }) => hear(target.value)} />
    <input
      aria-label="ticked"
      type="checkbox"
      checked={false}
      onChange={({ target }) => hear(target.checked)}
    />
    <input aria-label="chosen" type="radio" checked={false} onChange={({ target }) => hear(target.checked)} />
    <select aria-label="picked" value="a" onChange={({ target }) => hear(target.value)}>
      <option>a</option>
      <option>b</option>
    </select>
  </form>
);

const fieldOf = (label: string) => {
  const field = screen.getByLabelText(label);
  if (!isField(field)) throw new Error(`${label} is no field`);
  return field;
};

test.each([
  ['typed', { value: '4' }, '4'],
  ['typed', { value: '' }, ''],
  ['typed', { value: '1' }, '1'],
  ['ticked', { value: 'on', checked: true }, true],
  ['chosen', { value: 'on', checked: true }, true],
  ['picked', { value: 'b' }, 'b'],
] as const)('the field %s is heard as %o', (label, change, expected) => {
  const hear = vi.fn();
  render(<Form hear={hear} />);
  repeatChange({ target: fieldOf(label), ...change });
  expect(hear.mock.calls).toEqual([[expected]]);
});

test('what is typed before hydration is received once after it, before the next letter', () => {
  const hear = vi.fn();
  const { container } = render(<Form hear={hear} />);
  queueEarlyInput(document);
  container.setAttribute(unhydrated, '');
  for (const value of ['2', '23']) fireEvent.input(fieldOf('typed'), { target: { value } });
  expect(hear).not.toHaveBeenCalled();
  container.removeAttribute(unhydrated);
  fieldOf('typed').dispatchEvent(new InputEvent('beforeinput', { bubbles: true }));
  fireEvent.input(fieldOf('typed'), { target: { value: '234' } });
  expect(hear.mock.calls).toEqual([['23'], ['234']]);
});

const send = vi.fn<(values: object) => void>();

const RememberedForm = () => {
  const [values, setValues] = useState({ name: '', state: '', words: '' });
  const keep = (event: FormEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>): void => {
    const { name, value } = event.currentTarget;
    setValues((before) => ({ ...before, [name]: value }));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(values);
      }}
    >
      <TextInput aria-label="Name" name="name" value={values.name} onChange={keep} />
      <Select
        aria-label="State"
        name="state"
        value={values.state}
        onChange={keep}
        placeholder="Choose"
        options={[{ value: 'QLD', label: 'Queensland' }]}
      />
      <TextArea aria-label="Words" name="words" value={values.words} onChange={keep} />
      <button type="submit">Send</button>
    </form>
  );
};

const filled = { name: 'Gina', state: 'QLD', words: 'Back door' };

const fillSilently = (): void => {
  for (const [label, text] of [
    ['Name', filled.name],
    ['State', filled.state],
    ['Words', filled.words],
  ] as const)
    screen.getByLabelText<HTMLInputElement>(label).value = text;
};

test.each([
  ['the form is sent', false],
  ['the form is drawn again first', true],
])('keeps what a password manager filled in silently when %s [BEY-21]', (_, isDrawnAgain) => {
  const { rerender } = render(<RememberedForm />);
  fillSilently();
  if (isDrawnAgain) rerender(<RememberedForm />);
  fireEvent.submit(screen.getByRole('button'));
  expect(send).toHaveBeenLastCalledWith(filled);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Gina');
});
