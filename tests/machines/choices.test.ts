/** The rules of options: what is missing, what is sold together, what it costs. */

import { expect, test } from 'vitest';
import { isComplete, missingOf } from '#machines/domain/missing.ts';
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
