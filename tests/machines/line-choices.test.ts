/** The choices of a line are shown on its product page and make the same line again. */

import { expect, test } from 'vitest';
import { chosenLines } from '#machines/domain/chosen-lines.ts';
import { picksOfLine } from '#machines/domain/line-picks.ts';
import type { Offer, OptionGroup, TextEntry } from '#machines/domain/offer.ts';
import { choose, enter, proposedPicks, setPieces, toggle, type Picks } from '#machines/domain/picks.ts';
import { present } from '#machines/domain/present.ts';
import { bottle, cooler, engraving, extras, giftCard, offerOf } from '../models/offers.ts';

const moment = (id: string, look: TextEntry['look']): OptionGroup =>
  ({ ...engraving, id, look, label: id, maxLength: null }) as OptionGroup;
const moments = offerOf([moment('day', 'date'), moment('hour', 'time'), moment('both', 'dateTime')]);
const mixed = offerOf([cooler, extras, engraving]);

const entered = (offer: Offer, texts: Readonly<Record<string, string>>, from = proposedPicks(offer)): Picks =>
  Object.entries(texts).reduce((picks, [id, text]) => enter(picks, offer, id, text), from);

const withCups = toggle(choose(proposedPicks(mixed), 'cooler', 'bench'), 'extras', 'cups');

test.each([
  ['a variant', bottle, choose(choose(proposedPicks(bottle), 'colour', 'coral'), 'size', 'small')],
  [
    'parts, a number of them and words',
    mixed,
    entered(mixed, { engraving: 'Ada' }, setPieces(withCups, 'cups', 4)),
  ],
  ['the usual number of parts', mixed, entered(mixed, { engraving: 'Bo' }, withCups)],
  [
    'an amount of a list',
    giftCard,
    entered(giftCard, { recipient: 'a@b.au' }, choose(proposedPicks(giftCard), 'amount', 'fifty')),
  ],
  [
    'an amount of one’s own',
    giftCard,
    entered(
      giftCard,
      { recipient: 'a@b.au', amount: '35.50' },
      choose(proposedPicks(giftCard), 'amount', 'open'),
    ),
  ],
  [
    'days and times',
    moments,
    entered(moments, { day: '2026-12-24', hour: '13:30', both: '2026-12-24T08:05' }),
  ],
])('%s [CART-03]', (_, offer, picks) => {
  const made = { ...picks, quantity: 3 };
  const line = present(chosenLines(offer, made)[0], 'line');
  const found = picksOfLine(offer, line);
  expect(found.texts).toEqual(made.texts);
  expect(found.quantity).toBe(3);
  expect(chosenLines(offer, found)).toEqual([line]);
});

test('asks for a sold-out choice again and proposes nothing in its place [CART-03]', () => {
  const line = present(chosenLines(mixed, entered(mixed, { engraving: 'Ada' }, withCups))[0], 'line');
  const soldOut: OptionGroup = {
    ...cooler,
    choices:
      cooler.kind === 'oneOf'
        ? cooler.choices.map((one) => ({ ...one, isInStock: one.uid !== 'bench', isDefault: true }))
        : [],
  } as OptionGroup;
  expect(picksOfLine(offerOf([soldOut, extras, engraving]), line).chosen).toEqual({
    cooler: [],
    extras: ['cups'],
    engraving: [],
  });
});
