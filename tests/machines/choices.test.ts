/** The rules of options: what is missing, what is sold together, what it costs. */

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount } from '#machines/domain/amount.ts';
import { isComplete, missingOf } from '#machines/domain/missing.ts';
import { choicesOf, findGroup, type Offer } from '#machines/domain/offer.ts';
import { choose, enter, proposedPicks, setPieces, toggle, type Picks } from '#machines/domain/picks.ts';
import { present } from '#machines/domain/present.ts';
import { priceAt, totalPrice, unitPrice } from '#machines/domain/running-price.ts';
import { availabilityOf, chosenVariant, likelyVariant } from '#machines/domain/variants.ts';
import {
  aud,
  bottle,
  choice,
  cooler,
  engraving,
  extras,
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

test('requires one choice of a required group, none of an optional one, and a piece of what is chosen [CAT-02]', () => {
  const links = { ...extras, label: 'Files', isRequired: true, choices: [choice('a'), choice('b')] };
  const offer = offerOf([links]);
  expect(messages(offer, proposedPicks(offer))).toEqual(['Choose at least one: files.']);
  expect(isComplete(offer, toggle(proposedPicks(offer), 'extras', 'b'))).toBe(true);
  const optional = offerOf([extras]);
  expect(isComplete(optional, proposedPicks(optional))).toBe(true);
  const picks = setPieces(toggle(proposedPicks(optional), 'extras', 'cups'), 'cups', 0);
  expect(messages(optional, picks)).toEqual(['Please enter a whole number from 1 to 10,000.']);
});

test('of a group at least one member is wanted [CAT-02]', () => {
  expect(isComplete(set, proposedPicks(set))).toBe(true);
  expect(messages(set, setPieces(proposedPicks(set), 'WATER', 0))).toEqual([
    'Choose how many of at least one.',
  ]);
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

test('what reads as an amount of money [CAT-02]', () => {
  expect(['35', ' 35.5 ', '$35.50', '0'].map(readAmount)).toEqual([35, 35.5, 35.5, 0]);
  expect(['', '3,5', '-3', '1e3', '12.345', '1 000'].map(readAmount)).toEqual(Array(6).fill(null));
  // as the shop writes them itself
  expect(['1,000', '$1,000', '1,000.50', '12,345,678'].map(readAmount)).toEqual([
    1000, 1000, 1000.5, 12_345_678,
  ]);
  const ungrouped = ['1,00', '1,0000', '1234,567', '0,500', ',500', '1,000,', '1,00.5'];
  expect(ungrouped.map(readAmount)).toEqual(ungrouped.map(() => null));
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

test('finds the variant by all chosen values [CAT-02 CAT-06]', () => {
  expect(chosenVariant(bottle, bottleOf('sage', null))).toBeNull();
  expect(chosenVariant(bottle, bottleOf('sage', 'large'))?.sku).toBe('SAG-L');
  expect(chosenVariant(bottle, bottleOf('coral', 'large'))).toBeNull();
  expect(likelyVariant(bottle, bottleOf('coral', null))?.sku).toBe('COR-S');
  expect(likelyVariant(bottle, bottleOf(null, null))).toBeNull();
});

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
  const ribbon = {
    ...cooler,
    choices: [choice('gold', { surcharge: { kind: 'percent', percent: 12.5 } })],
  };
  const offer = offerOf([ribbon as typeof cooler, engraving], {
    tiers: [{ quantity: 10, price: aud(800) }],
  });
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

test('more pieces never cost more each [CAT-06]', () => {
  const tier = fc.record({
    quantity: fc.integer({ min: 2, max: 50 }),
    cents: fc.integer({ min: 1, max: 5000 }),
  });
  const count = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(fc.array(tier), count, count, (rows, a, b) => {
      const tiers = rows.map(({ quantity, cents }) => ({ quantity, price: aud(cents) }));
      const [fewer, more] = [Math.min(a, b), Math.max(a, b)];
      expect(priceAt(2500, tiers, more)).toBeLessThanOrEqual(priceAt(2500, tiers, fewer));
    }),
  );
});
