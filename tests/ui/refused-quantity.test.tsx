// @vitest-environment jsdom
/** A quantity that is refused: nothing is added in its place, and its field has the focus. */
import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AddAll } from '#features/order-pad/AddAll.tsx';
import { PadRow } from '#features/order-pad/PadRow.tsx';
import { AddToCart } from '#features/product/AddToCart.tsx';
import { OptionGroup } from '#features/product/OptionGroup.tsx';
import type { Offer } from '#machines/domain/offer.ts';
import { orderPadMachine } from '#machines/desk/order-pad/order-pad.machine.ts';
import { selectPadRows } from '#machines/desk/order-pad/order-pad.selectors.ts';
import { useOptions } from '#shop/use-options.ts';
import { useOrderPad, useSelected } from '#shop/use-shop.ts';
import { alone } from '#tests/machines/bench.ts';
import { choice, members, offerOf } from '#tests/models/offers.ts';
import { cardOf } from '#tests/models/order-pad.plan.ts';
import { idleCart, renderIn, shopOf } from './stage.tsx';

const sent = vi.fn<(event: object) => void>();
beforeEach(() => void sent.mockReset());
const show = (part: ReactNode) => {
  const pad = alone(orderPadMachine, { entered: [] });
  renderIn(shopOf({ cart: idleCart({}, sent), orderPad: pad.actor }, sent), part);
  return pad;
};

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `quantity of ${name}` });
const type = (name: string, text: string): void => {
  fireEvent.change(box(name), { target: { value: text } });
  fireEvent.blur(box(name));
};
const complaint = (name: string): string | null | undefined =>
  document.getElementById(box(name).getAttribute('aria-describedby') ?? '')?.textContent;
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const refusal = (fewest: number) => `Please enter a whole number from ${fewest} to 10,000.`;

const Pad = () => (
  <>
    {useSelected(useOrderPad(), selectPadRows).map((row) => (
      <PadRow key={row.card.sku} row={row} />
    ))}
    <AddAll />
  </>
);

test('one row of the order pad without a number keeps all rows from being added [CART-02 BEY-12]', async () => {
  const pad = show(<Pad />);
  for (const sku of ['WATER-15', 'CUPS-50']) pad.actor.send({ type: 'orderPad.addRow', card: cardOf(sku) });
  await screen.findByText('CUPS-50', { selector: 'a' });
  type('Spring water 15 L', '2.5');
  press(/^Add all/);
  expect(pad.types()).not.toContain('orderPad.addWanted');
  expect(complaint('Spring water 15 L')).toBe(refusal(0));
  expect(document.activeElement).toBe(box('Spring water 15 L'));
  type('Spring water 15 L', '2');
  press(/^Add all/);
  const lines = [{ sku: 'CUPS-50' }, { sku: 'WATER-15', quantity: 2 }];
  expect(pad.facts.at(-1)).toMatchObject({ type: 'orderPad.addWanted', lines });
});

const Product = ({ offer }: { readonly offer: Offer }) => {
  const options = useOptions(offer);
  return (
    <>
      {offer.groups.map((group) => (
        <OptionGroup key={group.id} {...{ offer, group, options }} />
      ))}
      <AddToCart offer={offer} isInStock options={options} />
    </>
  );
};

const part = (uid: string) => choice(uid, { canChangeQuantity: true });
const water = {
  kind: 'oneOf',
  id: 'water',
  label: 'Water',
  isRequired: false,
  choices: [part('still'), part('fizz')],
} as const;

const missing = () => document.getElementById('missing-choices');

const preselected = [{ ...part('still'), isDefault: true }];
test.each([
  ['a list', { ...water, look: 'list', choices: preselected } as const, 'Still', 1],
  ['cards', { ...water, look: 'cards', choices: preselected } as const, 'Still', 1],
  ['checkboxes', { ...water, kind: 'anyOf', choices: preselected } as const, 'Still', 1],
  ['a set', members, 'CUPS', 0],
])(
  'a refused quantity in %s keeps the product from the cart, with a link to its field [CAT-02 BEY-07]',
  (_, group, name, fewest) => {
    show(<Product offer={offerOf([group])} />);
    type(name, '2.5');
    expect(complaint(name)).toBe(refusal(fewest));
    press(/^Add to cart/);
    expect(sent).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(missing());
    const ways = within(missing()!).getAllByRole('link');
    expect(ways.map(({ textContent }) => textContent)).toEqual([`${name}: ${refusal(fewest)}`]);
    // said at the field, and not a second time at the group
    expect(screen.getAllByText(refusal(fewest))).toHaveLength(1);
    fireEvent.click(ways[0]!);
    expect(document.activeElement).toBe(box(name));
    type(name, '2');
    expect(missing()).toBeNull();
    press(/^Add to cart/);
    expect(sent.mock.calls).toMatchObject([[{ type: 'options.addWanted' }]]);
  },
);

test('the error of one choice is not shown for the next, and goes with the choice [CAT-02]', () => {
  show(<Product offer={offerOf([{ ...water, look: 'list' }])} />);
  const list = screen.getByRole('combobox', { name: /^Water/ });
  fireEvent.change(list, { target: { value: 'still' } });
  type('Still', '100000');
  expect(complaint('Still')).toBe(refusal(1));
  fireEvent.change(list, { target: { value: 'fizz' } });
  expect(screen.queryByText(refusal(1))).toBeNull();
  fireEvent.change(list, { target: { value: 'still' } });
  expect(screen.queryByText(refusal(1))).toBeNull();
  type('Still', '100000');
  fireEvent.change(list, { target: { value: '' } });
  press(/^Add to cart/);
  expect(sent.mock.calls).toMatchObject([[{ type: 'options.addWanted' }]]);
});
