/** A complete choice on its way into the cart. */

import { expect, test } from 'vitest';
import { chosenLines } from '#machines/domain/chosen-lines.ts';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { picksOfLine } from '#machines/domain/line-picks.ts';
import { isComplete, missingOf } from '#machines/domain/missing-choices.ts';
import { momentOf } from '#machines/domain/moment.ts';
import { noSurcharge, type Offer, type OptionGroup, type TextEntry } from '#machines/domain/offer.ts';
import { choose, enter, type Picks, proposedPicks, setPieces, toggle } from '#machines/domain/picks.ts';
import { present } from '#machines/domain/present.ts';
import { bottle, cooler, engraving, extras, giftCard, mixedOffer, offerOf, set } from '../models/offers.ts';

const goods = { sku: 'GOODS', name: 'Goods', quantity: 1 };

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
      ...goods,
      name: 'Goods, Bench, Cups, Ada',
      chosen: { selected: ['bench', 'cups'], entered: [engraved] },
    },
  ]);
  expect(chosenLines(mixedOffer, setPieces(picks, 'cups', 4))).toEqual([
    {
      ...goods,
      name: 'Goods, Bench, 4 × Cups, Ada',
      chosen: { selected: ['bench'], entered: [{ uid: 'cups', value: '4' }, engraved] },
    },
  ]);
  const unwritten = enter(picks, mixedOffer, 'engraving', '  ');
  expect(chosenLines(mixedOffer, unwritten)[0]?.chosen.entered).toEqual([]);
});

test('writes an amount as each shop of one process does [CHK-11]', () => {
  const picks = choose(proposedPicks(giftCard), 'amount', 'fifty');
  const names = ['$%s', '%s NZD'].map((format) => chosenLines(giftCard, picks, format)[0]?.name);
  expect(names).toEqual([expect.stringContaining('$50'), expect.stringContaining('50 NZD')]);
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
  expect([found.texts, found.quantity, chosenLines(offer, found)]).toEqual([made.texts, 3, [line]]);
});

const asking = (look: TextEntry['look'], isRequired = true): TextEntry => ({
  kind: 'text',
  look,
  id: 'asked',
  label: 'Day of the party',
  isRequired,
  autofill: null,
  maxLength: null,
  surcharge: noSurcharge,
});

test.each([
  ['date', '2026-12-24', '2026-12-24 00:00:00'],
  ['date', '2026-02-29', null],
  ['date', '24/12/2026', null],
  ['time', '13:30', '2000-01-01 13:30:00'],
  ['time', '24:00', null],
  ['dateTime', '2026-12-24T13:30', '2026-12-24 13:30:00'],
  ['dateTime', '', null],
] as const)('as a %s %s goes as %s [CAT-02]', (look, text, sent) => {
  expect(momentOf(look, text)).toBe(sent);
});

const dated = offerOf([asking('date')]);
const typed = (text: string) => enter(proposedPicks(dated), dated, 'asked', text);

test('a day is missing until it is complete, is sent as the server takes it, or left out where it may be [CAT-02]', () => {
  const messages = (text: string) => missingOf(dated, typed(text)).map(({ message }) => message);
  expect(['', '2026-13-01', '2026-12-24'].flatMap(messages)).toEqual([
    'Enter day of the party.',
    'Enter a whole date: day, month and year.',
  ]);
  const sent = { uid: 'asked', value: '2026-12-24 00:00:00' };
  expect(chosenLines(dated, typed('2026-12-24'))[0]?.chosen.entered).toEqual([sent]);
  const free = offerOf([asking('date', false)]);
  expect(isComplete(free, proposedPicks(free))).toBe(true);
  expect(chosenLines(free, proposedPicks(free))[0]?.chosen.entered).toEqual([]);
});

test('a required file keeps the product out of the cart with the reason, an optional one does not [CAT-02 BEY-07]', () => {
  const offer = offerOf([asking('file')]);
  const [missing] = missingOf(offer, proposedPicks(offer));
  expect(missing).toMatchObject({ groupId: 'asked', label: 'Day of the party' });
  expect(missing?.message).toMatch(
    /^This cannot be ordered here: we need a file from you for “Day of the party”/,
  );
  const free = offerOf([asking('file', false)]);
  expect(isComplete(free, proposedPicks(free))).toBe(true);
});
