/** How the options of a product and the shop tell each other, without a component between them. */

import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import type { Offer } from '#machines/domain/offer.ts';
import { optionsMachine } from '#machines/options/options.machine.ts';
import { selectEditedLine, selectIsLineGone } from '#machines/options/options.selectors.ts';
import { createShopLink } from '#shop/options-link.ts';
import { openShop } from '../machines/fake-services.ts';
import { lineOf, water } from '../models/goods.ts';
import { aud, offerOf } from '../models/offers.ts';

const offer = offerOf([], { sku: water(1).sku, name: water(1).name });

/** The page of a product, opened to edit the first line of a cart. */
const open = () => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))] });
  const linked = optionsMachine.provide({ actors: { shopLink: createShopLink(shop.actor) } });
  const options = createActor(linked, { input: { offer, lineId: '1' } }).start();
  onTestFinished(() => void options.stop());
  return { shop, options, line: () => selectEditedLine(options.getSnapshot()) };
};

test('an edited line is known once the cart is read, replaced at a press, and missed once it is gone [CART-03]', async () => {
  const { shop, options, line } = open();
  expect(line()).toBeNull();
  await shop.quiet();
  expect(line()).toEqual(water(2));
  options.send({ type: 'options.setQuantity', quantity: 5 });
  options.send({ type: 'options.add' });
  await shop.quiet();
  expect(shop.ofType('options.editWanted')).toMatchObject([{ lineId: '1', line: { quantity: 5 } }]);
  expect([line()?.quantity, selectIsLineGone(options.getSnapshot())]).toEqual([5, false]);
  shop.cart().send({ type: 'cart.removeItem', lineId: '1', line: water(5) });
  await shop.quiet();
  expect(selectIsLineGone(options.getSnapshot())).toBe(true);
});

test('a product that is read again has its new price, another product changes nothing [CAT-02]', () => {
  const { shop, options } = open();
  const read = (renewed: Offer): void => {
    const content = { kind: 'product', product: { sku: renewed.sku, offer: renewed } } as never;
    shop.actor.send({ type: 'catalog.loaded', subject: { kind: 'product', urlKey: 'water' }, content });
  };
  read({ ...offer, price: aud(1400) });
  read({ ...offer, sku: 'OTHER', price: aud(1) });
  expect(options.getSnapshot().context.offer.price).toEqual(aud(1400));
});
