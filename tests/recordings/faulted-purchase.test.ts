/** Written by `npm run replay -- --test`. */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replayFile } from '#machines/tools/replay/replay-file.ts';

test('the recording faulted-purchase replays to the states that it ended in [MACH-04]', async () => {
  const { outcome, first, final } = await replayFile(join(import.meta.dirname, 'faulted-purchase.json'));
  expect([outcome, first]).toEqual(['equal', null]);
  expect(final).toMatchObject({
    'shop/trade/module/recovery': 'idle',
    'shop/trade/module/cart': 'work.ready + queue.settled + handover.resting + freshness.current',
    'shop/trade/module/promo': 'ready',
    'shop/trade/module/giftCard': 'ready',
    'shop/trade/module': 'coding + holding.free + reporting',
    'shop/checkout/module': 'finished',
    'shop/checkout/module/placing/order': 'placed',
    'shop/checkout/module/placing': 'idle',
    'shop/checkout/module/payment/card': 'shown.ready',
    'shop/checkout/module/payment': 'card',
    'shop/account/module/customer': 'details.absent + cartNumber.resting',
  });
});
