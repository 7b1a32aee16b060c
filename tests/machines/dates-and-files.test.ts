/** Dates, times and files that a product asks for. */

import { expect, test } from 'vitest';
import { chosenLines } from '#machines/domain/chosen-lines.ts';
import { isComplete, missingOf } from '#machines/domain/missing.ts';
import { momentOf } from '#machines/domain/moment.ts';
import { noSurcharge, type TextEntry } from '#machines/domain/offer.ts';
import { enter, proposedPicks } from '#machines/domain/picks.ts';
import { offerOf } from '../models/offers.ts';

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
  ['date', '2028-02-29', '2028-02-29 00:00:00'],
  ['date', '2026-02-29', null],
  ['date', '2026-06-31', null],
  ['date', '12026-12-24', null],
  ['date', '24/12/2026', null],
  ['time', '13:30', '2000-01-01 13:30:00'],
  ['time', '13:30:45', '2000-01-01 13:30:00'],
  ['time', '24:00', null],
  ['time', '1:30 pm', null],
  ['dateTime', '2026-12-24T13:30', '2026-12-24 13:30:00'],
  ['dateTime', '2026-12-24', null],
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
