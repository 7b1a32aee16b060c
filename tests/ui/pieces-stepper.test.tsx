// @vitest-environment jsdom
/** How many pieces of a part: a number it does not take is put back with a word (CAT-02). */

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createShop } from '#app/shop.ts';
import { PiecesStepper } from '#features/product/PiecesStepper.tsx';
import { proposedPicks } from '#machines/domain/picks.ts';
import type { OptionsEvent } from '#machines/options/options.events.ts';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { createStorage } from '#transport/storage.ts';
import { createTransport } from '#transport/transport.ts';
import { choice, offerOf } from '#tests/models/offers.ts';
import { brokenConnection, inTurn, memoryArea, wiresTo } from '#tests/transport/wires.ts';

afterEach(cleanup);

test('CAT-02 pieces out of bounds are put back with a word, which goes with a number that is taken', () => {
  const shop = createShop({
    transport: createTransport(wiresTo(inTurn(brokenConnection)).settings),
    session: createStorage(memoryArea().area, 'TEST__'),
    connection: null,
    wakes: null,
    caches: null,
    releases: null,
    locks: null,
    errors: null,
    clean: (html) => Promise.resolve(html),
  });
  shop.start();
  const send = vi.fn<(event: OptionsEvent) => void>();
  const cups = choice('cups');
  render(
    <ShopProvider shop={shop}>
      <PiecesStepper choice={cups} picks={proposedPicks(offerOf([]))} send={send} min={0} />
    </ShopProvider>,
  );
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'quantity of Cups' });
  const type = (value: string): void => {
    fireEvent.change(box, { target: { value } });
    fireEvent.blur(box);
  };
  const sentence = 'Please enter a whole number from 0 to 10,000.';
  type('10001');
  expect([box.value, screen.queryByText(sentence) !== null]).toEqual(['1', true]);
  expect(send).not.toHaveBeenCalled();
  type('0');
  expect(screen.queryByText(sentence)).toBeNull();
  expect(send.mock.calls).toEqual([[{ type: 'options.setPieces', uid: 'cups', quantity: 0 }]]);
  shop.stop();
});
