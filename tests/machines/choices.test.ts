/** The rules of options, of prices, texts and redirects. */

import { expect, test } from 'vitest';
import { isComplete, missingOf } from '#machines/domain/missing-choices.ts';
import { choicesOf, findGroup, type Offer } from '#machines/domain/offer.ts';
import { choose, enter, proposedPicks, setPieces, toggle, type Picks } from '#machines/domain/picks.ts';
import { present } from '#machines/domain/present.ts';
import { totalPrice, unitPrice } from '#machines/domain/running-price.ts';
import { availabilityOf } from '#machines/domain/variants.ts';
import {
  aud,
  bottle,
  choice,
  cooler,
  engraving,
  giftAmount,
  giftCard,
  mixedOffer,
  offerOf,
  set,
} from '../models/offers.ts';
import { formatPrice, toCents } from '#machines/domain/money.ts';
import { totalWithoutShipping } from '#machines/domain/totals.ts';
import { dollars, totals } from '../models/goods.ts';
import { instalmentsOf } from '#machines/domain/payment.ts';
import { lineTitle } from '#machines/domain/cart.ts';
import { instructionsProblem } from '#machines/domain/order-history.ts';
import { profileOf, profileProblems } from '#machines/domain/profile.ts';
import { charactersOf } from '#machines/domain/text-length.ts';
import { hannah } from '../models/people.ts';
import { redirectTarget } from '#machines/domain/route.ts';

const messages = (offer: Offer, picks: Picks): readonly string[] =>
  missingOf(offer, picks).map(({ message }) => message);

const bottleOf = (colour: string | null, size: string | null, quantity = 1): Picks => ({
  ...choose(choose(proposedPicks(bottle), 'colour', colour), 'size', size),
  quantity,
});

test('each group says what it wants, in the order of the page [CAT-02]', () => {
  expect(messages(mixedOffer, proposedPicks(mixedOffer))).toEqual(['Choose a cooler.', 'Enter engraving.']);
  const chosen = choose(proposedPicks(mixedOffer), 'cooler', 'bench');
  expect(messages(mixedOffer, enter(chosen, mixedOffer, 'engraving', 'Adelaide'))).toEqual([
    'Please shorten this to 5 characters.',
  ]);
  expect(isComplete(mixedOffer, enter(chosen, mixedOffer, 'engraving', ' Ada '))).toBe(true);
});

test('a gift card wants an amount within its bounds and an address that is one [CAT-02]', () => {
  const begun = enter(proposedPicks(giftCard), giftCard, 'recipient', 'kim@example.com');
  const typed = (text: string) => messages(giftCard, enter(begun, giftCard, 'amount', text));
  expect(messages(giftCard, begun)).toEqual(['Choose an amount.']);
  expect(messages(giftCard, choose(begun, 'amount', 'fifty'))).toEqual([]);
  expect(['10', '100', '$35.50'].flatMap(typed)).toEqual([]);
  expect(typed('9.99')).toEqual(['The smallest amount is $10.']);
  expect(typed('100.01')).toEqual(['The largest amount is $100.']);
  expect(typed('plenty')).toEqual(['Enter an amount from $10 to $100.']);
  expect(messages(giftCard, enter(choose(begun, 'amount', 'fifty'), giftCard, 'recipient', 'kim'))).toEqual([
    'Please enter a valid email.',
  ]);
});

const proposing = (...choices: readonly ReturnType<typeof choice>[]) =>
  proposedPicks(offerOf([{ ...cooler, choices } as typeof cooler])).chosen['cooler'];

test('proposes the merchant’s choice unless it is sold out, and what leaves no choice [CAT-02]', () => {
  expect(proposing(choice('a'), choice('b', { isDefault: true }))).toEqual(['b']);
  expect(proposing(choice('a'), choice('b', { isDefault: true, isInStock: false }))).toEqual([]);
  expect([proposing(choice('a')), proposing(choice('a'), choice('b'))]).toEqual([['a'], []]);
  const open = offerOf([{ ...giftAmount, choices: [] }]);
  expect(proposedPicks(open).chosen['amount']).toEqual(['open']);
});

const availability = (picks: Picks, id: string) => {
  const group = present(findGroup(bottle, id), id);
  return choicesOf(group).map((each) => availabilityOf(bottle, picks, group, each));
};

test('marks values as sold out or not made beside the other choices [CAT-02]', () => {
  expect(availability(bottleOf(null, null), 'size')).toEqual(['available', 'soldOut']);
  expect(availability(bottleOf('sage', null), 'size')).toEqual(['available', 'soldOut']);
  expect(availability(bottleOf('coral', null), 'size')).toEqual(['available', 'notMade']);
  expect(availability(bottleOf(null, 'large'), 'colour')).toEqual(['soldOut', 'notMade']);
});

test('names two values that are not sold together [CAT-02]', () => {
  expect(messages(bottle, bottleOf('sage', 'small'))).toEqual([]);
  const sentence = 'Sage, 1 L is sold out. Choose another colour or size.';
  expect(missingOf(bottle, bottleOf('sage', 'large'))).toEqual([
    { groupId: 'size', label: 'Size', message: sentence },
  ]);
  // not made at all, so waiting for it is no use
  expect(messages(bottle, bottleOf('coral', 'large'))).toEqual([
    'Coral, 1 L is not available. Choose another colour or size.',
  ]);
});

test('follows the variant, and its prices by quantity [CAT-06]', () => {
  expect(unitPrice(bottle, bottleOf(null, null))).toEqual(aud(1000));
  expect(unitPrice(bottle, bottleOf('coral', 'small'))).toEqual(aud(1200));
  expect(totalPrice(bottle, bottleOf('coral', 'small', 5))).toEqual(aud(4500));
});

test('adds what is chosen, times its pieces [CAT-02]', () => {
  const picks = toggle(proposedPicks(mixedOffer), 'extras', 'cups');
  expect(unitPrice(mixedOffer, picks)).toEqual(aud(1300));
  expect(unitPrice(mixedOffer, setPieces(picks, 'cups', 3))).toEqual(aud(1900));
  expect(unitPrice(mixedOffer, enter(picks, mixedOffer, 'engraving', '  '))).toEqual(aud(1300));
  expect(unitPrice(mixedOffer, enter(picks, mixedOffer, 'engraving', 'Ada'))).toEqual(aud(1800));
});

test('calculates percentages from the base price at its quantity [CAT-02]', () => {
  const ribbon = { ...cooler, choices: [choice('gold', { surcharge: { kind: 'percent', percent: 12.5 } })] };
  const offer = offerOf([ribbon as typeof cooler, engraving], { tiers: [{ quantity: 10, price: aud(800) }] });
  const picks = enter(proposedPicks(offer), offer, 'engraving', 'Ada');
  expect(unitPrice(offer, picks)).toEqual(aud(1000 + 125 + 500));
  expect(unitPrice(offer, { ...picks, quantity: 10 })).toEqual(aud(800 + 100 + 500));
});

test('a group costs its members, those left over excepted, and a gift card its amount [CAT-02]', () => {
  expect(unitPrice(set, proposedPicks(set))).toEqual(aud(2000));
  expect(unitPrice(set, setPieces(setPieces(proposedPicks(set), 'WATER', 4), 'CUPS', 1))).toEqual(
    aud(4 * 800 + 300),
  );
  expect(unitPrice(set, setPieces(proposedPicks(set), 'RACK', 1))).toEqual(aud(2000));
  expect(unitPrice(giftCard, choose(proposedPicks(giftCard), 'amount', 'fifty'))).toEqual(aud(5000));
  expect(unitPrice(giftCard, enter(proposedPicks(giftCard), giftCard, 'amount', '35.5'))).toEqual(aud(3550));
  expect(unitPrice(giftCard, enter(proposedPicks(giftCard), giftCard, 'amount', '9'))).toEqual(aud(0));
});

const price = (cents: number, style = {}): string =>
  formatPrice({ cents, currency: 'AUD' }, { format: '$%s', ...style });

test.each([
  [0, {}, 'Free'],
  [0, { zeroIsFree: false }, '$0'],
  [0, { zeroIsFree: false, forceDecimals: true }, '$0.00'],
  [1200, {}, '$12'],
  [1205, {}, '$12.05'],
  [123_456_789, {}, '$1,234,567.89'],
  [1200, { format: 'NZ$%s' }, 'NZ$12'],
  [1200, { format: '%s AUD' }, '12 AUD'],
  [-350, {}, '-$3.50'],
])('%d cents with %j are written %s [FMT-01 FMT-02]', (cents, style, text) => {
  expect(price(cents, style)).toBe(text);
});

test.each([
  [45.5, 9.5, 3600],
  [5, 9.5, 0],
  [9.5, 0, 950],
])(
  '$%d with $%d for delivery is %d cents without it, never below nothing [FMT-01 FMT-02]',
  (total, shipping, cents) => {
    const sums = { ...totals, grandTotal: dollars(total), shipping: dollars(shipping) };
    expect(totalWithoutShipping(sums)).toEqual({ cents, currency: 'AUD' });
  },
);

test("the wire's decimal numbers become whole cents [FMT-01]", () => {
  expect([12.95, 0.1 + 0.2, 8.7, 19.99, 0, -3.5].map(toCents)).toEqual([1295, 30, 870, 1999, 0, -350]);
});

test.each([
  [2290, 573, 571],
  [2291, 573, 572],
  [4000, 1000, 1000],
  [2, 0, 2],
])('four instalments of %i cents are three of %i and one of %i [BEY-25 PAY-03]', (cents, each, last) => {
  const { each: one, last: end } = instalmentsOf({ cents, currency: 'AUD' });
  expect([one.cents, end.cents, 3 * one.cents + end.cents]).toEqual([each, last, cents]);
});

test.each(['😀', '👩‍🚒', '🇦🇺', '👍🏽', 'é'.normalize('NFD')])('counts %s as one character', (one) => {
  expect(instructionsProblem(one.repeat(500))).toEqual({});
  expect(instructionsProblem(one.repeat(501))).toEqual({
    instructions: 'Please use at most 500 characters.',
  });
  const title = lineTitle({ name: one.repeat(101), options: [] });
  expect(charactersOf(title)).toEqual([...Array<string>(99).fill(one), '…']);
});

test.each([
  ['1899-12-31', false],
  ['0984-03-09', false],
  ['1900-01-01', true],
  ['', true],
])('a birth on %j is taken: %j', (dateOfBirth, isTaken) => {
  const problems = profileProblems({ ...profileOf(hannah), dateOfBirth });
  expect('dateOfBirth' in problems).toBe(!isTaken);
});

test.each([
  ['water.html', '?p=2', '#top', '/water.html?p=2#top'],
  ['water.html#new', '?p=2', '#top', '/water.html?p=2#new'],
  ['water.html?a=1', '?p=2', '#top', '/water.html?a=1#top'],
  ['//evil.example', '', '', '/evil.example'],
  ['https://other.example/x', '?p=2', '', 'https://other.example/x?p=2'],
])(
  'a redirect to %s, asked with %s and %s, leads to its own address [ROUTE-09]',
  (to, search, hash, expected) => {
    expect(redirectTarget(to, search, hash)).toBe(expected);
  },
);
