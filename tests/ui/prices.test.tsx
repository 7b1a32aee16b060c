// @vitest-environment jsdom
/** Prices: savings by sale and quantity, of parts, in the order pad and searches, and with tax. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { AddRow } from '#features/order-pad/AddRow.tsx';
import { PadRow } from '#features/order-pad/PadRow.tsx';
import { MembersGroup } from '#features/product/MembersGroup.tsx';
import { choicePriceText } from '#features/product/choice-price.ts';
import { SearchBox } from '#features/shell/SearchBox.tsx';
import type { Members, Offer, OptionGroup } from '#machines/domain/offer.ts';
import { enter, proposedPicks, type Picks } from '#machines/domain/picks.ts';
import { unitPrice, usualPrice } from '#machines/domain/running-price.ts';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { aud, choice, engraving, fixed, offerOf } from '#tests/models/offers.ts';
import { cardOf } from '#tests/models/order-pad.plan.ts';
import { idleCart, renderIn, resting, shopOf } from './stage.tsx';

const both = (offer: Offer, picks: Picks = proposedPicks(offer)) => [
  unitPrice(offer, picks).cents,
  usualPrice(offer, picks).cents,
];

const tiers = [{ quantity: 6, price: aud(800) }];
const sale = { price: aud(900), regularPrice: aud(1200) };

describe('what a price is a saving from', () => {
  test('a price is compared with the regular one on sale, and with that of one piece by quantity [CAT-06]', () => {
    expect(both(offerOf([]))).toEqual([1000, 1000]);
    expect(both(offerOf([], sale))).toEqual([900, 1200]);
    const six = { ...proposedPicks(offerOf([])), quantity: 6 };
    expect(both(offerOf([], { tiers }), six)).toEqual([800, 1000]);
    expect(both(offerOf([], { ...sale, tiers }), six)).toEqual([800, 1200]);
  });

  test('a surcharge is added to both prices [CAT-06]', () => {
    const offer = offerOf([engraving], sale);
    const picks = enter(proposedPicks(offer), offer, engraving.id, 'Ada');
    expect(both(offer, picks)).toEqual([1400, 1700]);
  });

  test('the regular price of parts is for their number [CAT-06]', () => {
    const part = choice('cups', { surcharge: fixed(300), regularCents: 400, quantity: 2, isDefault: true });
    const cups: OptionGroup = { kind: 'anyOf', id: 'cups', label: 'Cups', isRequired: true, choices: [part] };
    expect(both(offerOf([cups], { isPricedByChoice: true }))).toEqual([600, 800]);
  });
});

test('a part of a bundle shows its regular price [CAT-06 GEN-02]', () => {
  const part = choice('part', { surcharge: fixed(995), regularCents: 1295, image: '', isRental: true });
  const text = choicePriceText(offerOf([], { isPricedByChoice: true }), part, 2);
  expect(text).toBe('2 × $9.95 a month, was $12.95');
});

describe('a member of a set', () => {
  const water = choice('water', { surcharge: fixed(900), regularCents: 1200, quantity: 1, tiers });
  const cooler = choice('cooler', { surcharge: fixed(995), isRental: true, isInStock: false });
  const group: Members = {
    kind: 'members',
    id: 'set',
    label: 'In this set',
    isRequired: true,
    choices: [water, cooler],
  };
  const offer = offerOf([group], { isPricedByChoice: true });

  const showMember = (pieces: number): readonly (string | null)[] => {
    renderIn(
      shopOf({ cart: idleCart({ cartId: 'CART' }) }),
      <MembersGroup
        offer={offer}
        group={group}
        picks={{ ...proposedPicks(offer), pieces: { water: pieces } }}
        error={undefined}
        fieldId="set"
        send={() => undefined}
      />,
    );
    return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  };
  test('a member of a set shows regular price, tier prices and whether it is a rental [CAT-06 GEN-02]', () => {
    const [ofWater, ofCooler] = showMember(1);
    expect(ofWater).toContain('Now $9 was $12');
    expect(ofWater).toContain('6 or more $8 each');
    expect(ofWater).not.toContain('Rental');
    expect(ofCooler).toContain('Rental$9.95 a month');
  });

  test('a member of a set costs its tier price [CAT-06]', () => {
    expect(showMember(6)[0]).toContain('Now $8 was $12');
  });
});

const cooler = cardOf('RENT', {
  name: 'Bench cooler',
  price: aud(995),
  regularPrice: aud(1295),
  isRental: true,
  isQuickAdd: false,
});

const showRow = (part: ReactNode): HTMLElement => {
  const found = resting({
    context: { line: 'cool', suggestions: { products: [cooler], categories: [] } },
    matches: (state: string) => state === 'suggesting',
  });
  const children = {
    cart: idleCart(),
    orderPad: resting(),
    padSearch: found,
    search: found,
    chrome: resting({ context: {} }),
  };
  return render(
    <MemoryRouter>
      <ShopProvider shop={shopOf(children)}>{part}</ShopProvider>
    </MemoryRouter>,
  ).container;
};

test('a row of the order pad shows sale price, regular price and period [CAT-06 GEN-02]', () => {
  const row = { card: cooler, last: null, quantity: 0, problem: null, isRefused: false, isAdded: false };
  const shown = showRow(<PadRow row={row} />);
  expect(shown.textContent).toContain('Now $9.95 was $12.95 a month');
  expect(shown.querySelector('s')?.textContent).toBe('$12.95');
});

test.each([
  ['the pad’s search', <AddRow key="pad" />, 'Bench cooler, RENT, $9.95 a month, was $12.95'],
  ['the shop’s search', <SearchBox key="shop" />, 'Bench cooler, $9.95 a month, was $12.95'],
])('a result of %s shows both prices, and no picture if it has none [CAT-03 CAT-06]', (_, box, name) => {
  showRow(box);
  fireEvent.focus(screen.getByRole('combobox'));
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'coole' } });
  const option = screen.getByRole('option', { name });
  expect(option.querySelector('s')?.textContent).toBe('$12.95');
  expect(option.querySelector('img')).toBeNull();
});

afterEach(cleanup);
