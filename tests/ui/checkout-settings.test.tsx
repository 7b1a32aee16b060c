// @vitest-environment jsdom
/** Checkouts as the page configures them; quantities that are refused where they are typed. */

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi, beforeEach } from 'vitest';
import { CheckoutElsewhere } from '#app/CheckoutElsewhere.tsx';
import { readExternalCheckout } from '#app/browser.ts';
import { AccountFormsProvider } from '#features/checkout/AccountForms.tsx';
import { AccountTab } from '#features/checkout/AccountTab.tsx';
import type { Content, Subject } from '#machines/domain/subject.ts';
import type { ExternalCheckout } from '#paths.ts';
import { openShop } from '../machines/fake-services.ts';
import { twoLines } from '../machines/walk.ts';
import { renderIn, idleCart, shopOf } from './stage.tsx';
import type { ReactNode } from 'react';
import { AddAll } from '#features/quick-order/AddAll.tsx';
import { QuickOrderRow } from '#features/quick-order/QuickOrderRow.tsx';
import { AddToCart } from '#features/product/AddToCart.tsx';
import { OptionGroup } from '#features/product/OptionGroup.tsx';
import type { Offer } from '#machines/domain/offer.ts';
import { quickOrderMachine } from '#machines/desk/quick-order/quick-order.machine.ts';
import { selectQuickOrderRows } from '#machines/desk/quick-order/quick-order.selectors.ts';
import { useOptions } from '#shop/use-options.ts';
import { useQuickOrder, useSelected } from '#shop/use-shop.ts';
import { alone } from '#tests/machines/bench.ts';
import { choice, members, offerOf } from '#tests/models/offers.ts';
import { cardOf } from '#tests/models/quick-order.plan.ts';

const forms = { signIn: () => <p>Email and password</p>, creation: () => <p>All about you</p> };

const contentOf =
  (isGuestCheckoutOff: boolean) =>
  (subject: Subject): Content =>
    subject.kind === 'storeConfig'
      ? ({
          kind: 'storeConfig',
          storeConfig: { name: 'Water', locale: 'en_AU', isGuestCheckoutOff },
        } as Content)
      : { kind: 'menu', items: [] };

const showAccount = async (isGuestCheckoutOff: boolean): Promise<void> => {
  const shop = openShop({ cartId: 'cart-1', lines: twoLines, content: contentOf(isGuestCheckoutOff) });
  shop.actor.send({ type: 'shop.read', subjects: [{ kind: 'storeConfig' }] });
  shop.checkout().send({ type: 'checkout.begin' });
  await act(() => shop.quiet());
  renderIn(
    shop.actor,
    <AccountFormsProvider forms={forms}>
      <AccountTab />
    </AccountFormsProvider>,
  );
};

const guestWay = () => screen.queryByRole('button', { name: 'check out as a guest' });

test('a guest is asked to sign in, and no way leads round it [BEY-22]', async () => {
  await showAccount(true);
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeDefined();
  expect(screen.getByText(/Orders here need an account/)).toBeDefined();
  expect(guestWay()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(await screen.findByText('All about you')).toBeDefined();
  expect(guestWay()).toBeNull();
});

const external: ExternalCheckout = { path: '/pay', address: 'https://pay.example/begin' };

/** The addresses a path leads away to. */
const open = (path: string, to: ExternalCheckout | null): readonly string[] => {
  const leave = vi.fn<(address: string) => void>();
  render(
    <MemoryRouter initialEntries={[path]}>
      <CheckoutElsewhere external={to} leave={leave}>
        <p>The shop</p>
      </CheckoutElsewhere>
    </MemoryRouter>,
  );
  return leave.mock.calls.flat();
};

describe('an external checkout', () => {
  test.each(['/checkout', '/checkout/', '/pay'])(
    '%s leads to the external checkout and says so meanwhile [ROUTE-06]',
    (path) => {
      expect(open(path, external)).toEqual(['https://pay.example/begin']);
      expect(screen.queryByText('The shop')).toBeNull();
      expect(screen.getByRole('status').textContent).toContain('Taking you to the checkout…');
    },
  );

  test.each([
    ['/cart', external],
    ['/checkout', null],
  ] as const)('%s stays in the shop with %j [ROUTE-06]', (path, to) => {
    expect(open(path, to)).toEqual([]);
    expect(screen.getByText('The shop')).toBeDefined();
  });

  test('an external checkout is read only with a safe path and address [ROUTE-06]', () => {
    expect(readExternalCheckout('/pay https://pay.example/begin')).toEqual(external);
    for (const said of [
      '',
      '/pay',
      '/pay http://pay.example',
      '/pay javascript:alert(1)',
      '/cart https://a.example',
    ])
      expect(readExternalCheckout(said)).toBeNull();
  });
});

const sent = vi.fn<(event: object) => void>();
beforeEach(() => void sent.mockReset());
const show = (part: ReactNode) => {
  const machine = alone(quickOrderMachine, { entered: [] });
  renderIn(shopOf({ cart: idleCart({}, sent), quickOrder: machine.actor }, sent), part);
  return machine;
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

const QuickOrder = () => (
  <>
    {useSelected(useQuickOrder(), selectQuickOrderRows).map((row) => (
      <QuickOrderRow key={row.card.sku} row={row} />
    ))}
    <AddAll />
  </>
);

test('one row of the quick order without a number keeps all rows from being added [CART-02 BEY-12]', async () => {
  const machine = show(<QuickOrder />);
  for (const sku of ['WATER-15', 'CUPS-50'])
    machine.actor.send({ type: 'quickOrder.addRow', card: cardOf(sku) });
  await screen.findByText('CUPS-50', { selector: 'a' });
  type('Spring water 15 L', '2.5');
  press(/^Add all/);
  expect(machine.types()).not.toContain('quickOrder.addWanted');
  expect(complaint('Spring water 15 L')).toBe(refusal(0));
  expect(document.activeElement).toBe(box('Spring water 15 L'));
  type('Spring water 15 L', '2');
  press(/^Add all/);
  const lines = [{ sku: 'CUPS-50' }, { sku: 'WATER-15', quantity: 2 }];
  expect(machine.facts.at(-1)).toMatchObject({ type: 'quickOrder.addWanted', lines });
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
  async (_, group, name, fewest) => {
    show(<Product offer={offerOf([group])} />);
    await screen.findByRole('textbox', { name: `quantity of ${name}` });
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
