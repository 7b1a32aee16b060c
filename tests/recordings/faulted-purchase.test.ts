/** Written by `npm run replay -- --test`. */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replayFile } from '#machines/tools/replay/replay-file.ts';

test('the recording faulted-purchase replays to the states that it ended in [MACH-04]', async () => {
  const { outcome, first, final } = await replayFile(join(import.meta.dirname, 'faulted-purchase.json'));
  expect([outcome, first]).toEqual(['equal', null]);
  expect(final).toMatchObject({
    session: 'signedOut',
    place: 'page.elsewhere + visitor.guest',
    'trade/wing/cart': 'work.ready + queue.settled + handover.resting + knowledge.current',
    'checkout/wing': 'finished',
    'display/storeConfig': 'loaded',
    'display/menu': 'loaded',
    'display/catalog': 'loaded',
    'display/socialLinks': 'loaded',
    'display/bestSellers': 'loaded',
    'trade/wing/cart/cartWrites': 'ended',
    'checkout/wing/placing/order': 'placed',
    'display/countries': 'loaded',
    'checkout/wing/draft/tabs': 'payment',
    'checkout/wing/draft/identity/accountSection': 'finished.guest',
    'checkout/wing/draft/identity/emailStep': 'accepted',
    'checkout/wing/draft/fulfilment/addresses/deliveryEntry/addressLookup': 'enabled.resting',
    'checkout/wing/draft/fulfilment/addresses/billingEntry/addressLookup': 'enabled.resting',
    'checkout/wing/draft/fulfilment/addresses': 'frozen',
    'checkout/wing/draft/fulfilment/delivery/deliveryStep': 'accepted',
    'checkout/wing/draft/fulfilment/delivery/pickup': 'offered',
    'checkout/wing/draft/fulfilment/delivery/shipping': 'estimated',
    'checkout/wing/draft/fulfilment/delivery/deliveryWindow': 'offered',
    'checkout/wing/draft/fulfilment': 'frozen',
    'checkout/wing/draft': 'stage.ordering.locked + blockers.unnamed',
    'checkout/wing/payment/card': 'shown.ready',
    'checkout/wing/payment': 'card',
    'checkout/wing/placing/order/orderOutcome': 'known',
  });
});
