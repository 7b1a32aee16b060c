/** Written by `npm run replay -- --test`. */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replayFile } from '#machines/tools/replay/replay-file.ts';

test('the recording faulted-purchase replays to the states that it ended in [MACH-04]', async () => {
  const { outcome, first, final } = await replayFile(join(import.meta.dirname, 'faulted-purchase.json'));
  expect([outcome, first]).toEqual(['equal', null]);
  expect(final).toMatchObject({
    'shop/trade/wing/recovery': 'idle',
    'shop/trade/wing/cart': 'work.ready + queue.settled + handover.resting + freshness.current',
    'shop/trade/wing/promo': 'work.ready + lock.released',
    'shop/trade/wing/giftCard': 'work.ready + lock.released',
    'shop/trade/wing': 'coding + holding.free + reporting',
    'shop/checkout/wing': 'finished',
    'shop/checkout/wing/placing/order': 'placed',
    'shop/checkout/wing/placing': 'idle',
    'shop/checkout/wing/payment/card': 'shown.ready',
    'shop/checkout/wing/payment': 'card',
    'shop/account/wing/customer': 'details.absent + cartNumber.resting',
  });
});
