/** Forty stored addresses: a few are shown until the shopper asks for all, or searches. */

import { expect, test } from 'vitest';
import {
  selectChosenId,
  selectFoundCount,
  selectIsListFolded,
  selectShownAddresses,
} from '#machines/address-choice/address-choice.selectors.ts';
import type { AddressChoiceEvent } from '#machines/address-choice/address-choice.events.ts';
import { bookEntry, hannah } from '../models/people.ts';
import { openCheckout } from './walk.ts';

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    bookEntry(index + 1, `${index + 1} Marine Parade`, { isDefaultShipping: index === 29 }),
  );

const listOf = async (count: number) => {
  const shop = await openCheckout({ ...hannah, addresses: entries(count) });
  const choice = shop.inCheckout().choice('delivery');
  return {
    send: (event: AddressChoiceEvent) => choice.send(event),
    seen: () => {
      const now = choice.getSnapshot();
      const shown = selectShownAddresses(now).map(({ id }) => id.replace('book-', ''));
      return [selectIsListFolded(now), shown.join(' '), selectFoundCount(now)];
    },
    chosen: () => selectChosenId(choice.getSnapshot()),
  };
};

test('folds a long list around the chosen address, shows all of it on request, and searches it [ADDR-01]', async () => {
  const list = await listOf(40);
  expect([list.chosen(), ...list.seen()]).toEqual(['book-30', true, '1 2 30', null]);
  list.send({ type: 'addressChoice.search', query: ' marine 12' });
  // what is chosen stays in sight
  expect(list.seen()).toEqual([false, '12 30', 1]);
  list.send({ type: 'addressChoice.chooseStored', id: 'book-12' });
  list.send({ type: 'addressChoice.search', query: '' });
  expect(list.seen()).toEqual([true, '1 2 12', null]);
  list.send({ type: 'addressChoice.showAll' });
  expect(list.seen()).toEqual([
    false,
    entries(40)
      .map(({ id }) => id)
      .join(' '),
    null,
  ]);
  expect((await listOf(6)).seen()).toEqual([false, '1 2 3 4 5 6', null]);
});
