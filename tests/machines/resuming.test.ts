/** Coming back where the server does not confirm every step: the way of delivery is not forgotten meanwhile (BEY-04). */

import { expect, test } from 'vitest';
import { brisbane, express, failure, lineOf, water } from '../models/goods.ts';
import { failing, openShop } from './fake-services.ts';
import { context } from './walk.ts';

test('BEY-04 BEY-01 the delivery that was chosen is chosen again though the way there had to be gone by hand', async () => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))] });
  const draft = { email: 'rosa@example.com', delivery: brisbane, billing: brisbane, isBillingSame: true };
  shop.keepDraft({ ...draft, collection: context(shop).collection }, { tab: 'payment', method: express });
  failing(shop, 'submitStep', failure('server'));
  await shop.quiet();
  shop.checkout().send({ type: 'checkout.begin' });
  await shop.quiet();
  shop.checkout().send({ type: 'checkout.submitEmail', email: 'rosa@example.com' });
  await shop.quiet();
  shop.checkout().send({ type: 'checkout.submitDelivery', address: brisbane });
  await shop.quiet();
  expect(context(shop).method).toEqual(express);
});
