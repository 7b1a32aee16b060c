/** Written by `npm run replay -- --test`. */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replayFile } from '#machines/tools/replay/replay-file.ts';

test('the recording faulted-purchase replays to the states that it ended in [MACH-04]', async () => {
  const { outcome, first, final } = await replayFile(join(import.meta.dirname, 'faulted-purchase.json'));
  expect([outcome, first]).toEqual(['equal', null]);
  expect(final).toMatchObject({
    'shop/session': 'signedOut',
    'shop/place': 'page.elsewhere + visitor.guest',
    'shop/trade/wing/cart': 'work.ready + queue.settled + handover.resting + knowledge.current',
    'shop/checkout/wing': 'finished',
    'shop/display/storeConfig': 'loaded',
    'shop/display/menu': 'loaded',
    'shop/display/catalog': 'loaded',
    'shop/display/socialLinks': 'loaded',
    'shop/display/bestSellers': 'loaded',
    'shop/trade/wing/cart/cartWrites': 'ended',
    'shop/checkout/wing/placing/order': 'placed',
    'shop/display/countries': 'loaded',
    'shop/checkout/wing/draft/tabs': 'payment',
    'shop/checkout/wing/draft/identity/accountSection': 'finished.guest',
    'shop/checkout/wing/draft/identity/emailStep': 'accepted',
    'shop/checkout/wing/draft/fulfilment/addresses/deliveryEntry/addressLookup': 'enabled.resting',
    'shop/checkout/wing/draft/fulfilment/addresses/billingEntry/addressLookup': 'enabled.resting',
    'shop/checkout/wing/draft/fulfilment/addresses': 'frozen',
    'shop/checkout/wing/draft/fulfilment/delivery/deliveryStep': 'accepted',
    'shop/checkout/wing/draft/fulfilment/delivery/pickup': 'offered',
    'shop/checkout/wing/draft/fulfilment/delivery/shipping': 'estimated',
    'shop/checkout/wing/draft/fulfilment/delivery/deliveryWindow': 'offered',
    'shop/checkout/wing/draft/fulfilment': 'frozen',
    'shop/checkout/wing/draft': 'stage.ordering.locked + blockers.unnamed',
    'shop/checkout/wing/payment/card': 'shown.ready',
    'shop/checkout/wing/payment': 'card',
    'shop/checkout/wing/placing/order/orderOutcome': 'known',
  });
});
