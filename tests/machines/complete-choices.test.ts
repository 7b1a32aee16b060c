/** A complete choice on its way into the cart. */

import { expect, test } from 'vitest';
import { chosenLines } from '#machines/domain/chosen-lines.ts';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { choose, enter, proposedPicks, setPieces, toggle } from '#machines/domain/picks.ts';
import { giftCard, mixedOffer, offerOf, set } from '../models/offers.ts';

const line = { sku: 'GOODS', name: 'Goods', quantity: 1 };

test('adds a simple product with its quantity [CAT-02]', () => {
  const offer = offerOf([]);
  const picks = { ...proposedPicks(offer), quantity: 3 };
  expect(chosenLines(offer, picks)).toEqual([{ ...line, quantity: 3, chosen: nothingChosen }]);
});

test('sends choices by uid, texts trimmed and other quantities as entered [CAT-02]', () => {
  const picks = enter(
    toggle(choose(proposedPicks(mixedOffer), 'cooler', 'bench'), 'extras', 'cups'),
    mixedOffer,
    'engraving',
    ' Ada ',
  );
  const engraved = { uid: 'engraving', value: 'Ada' };
  expect(chosenLines(mixedOffer, picks)).toEqual([
    {
      ...line,
      name: 'Goods, Bench, Cups, Ada',
      chosen: { selected: ['bench', 'cups'], entered: [engraved] },
    },
  ]);
  expect(chosenLines(mixedOffer, setPieces(picks, 'cups', 4))).toEqual([
    {
      ...line,
      name: 'Goods, Bench, 4 × Cups, Ada',
      chosen: { selected: ['bench'], entered: [{ uid: 'cups', value: '4' }, engraved] },
    },
  ]);
  const unwritten = enter(picks, mixedOffer, 'engraving', '  ');
  expect(chosenLines(mixedOffer, unwritten)[0]?.chosen.entered).toEqual([]);
});

test('a gift card goes with its amount, or with the one typed [CAT-02]', () => {
  const begun = enter(proposedPicks(giftCard), giftCard, 'recipient', 'kim@example.com');
  const recipient = { uid: 'recipient', value: 'kim@example.com' };
  expect(chosenLines(giftCard, choose(begun, 'amount', 'fifty'))[0]?.chosen).toEqual({
    selected: ['fifty'],
    entered: [recipient],
  });
  expect(chosenLines(giftCard, enter(begun, giftCard, 'amount', '$35.50'))[0]?.chosen).toEqual({
    selected: [],
    entered: [{ uid: 'open', value: '35.5' }, recipient],
  });
});

test('a group goes as its members, each with its own number [CAT-02]', () => {
  const picks = setPieces(proposedPicks(set), 'CUPS', 5);
  expect(chosenLines(set, picks)).toEqual([
    { sku: 'WATER', name: 'WATER', quantity: 2, chosen: nothingChosen },
    { sku: 'CUPS', name: 'CUPS', quantity: 5, chosen: nothingChosen },
  ]);
});
