// @vitest-environment jsdom
/** The tick for authority to leave, within a whole checkout: what it does before its words are there (ADDR-10, BEY-07). */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DeliveryTab } from '#features/checkout/DeliveryTab.tsx';
import { selectObstacles } from '#machines/checkout/checkout.selectors.ts';
import { addressFieldId } from '#machines/domain/obstacle.ts';
import type { Content } from '#machines/domain/subject.ts';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import type { FakeShop } from '../machines/fake-services.ts';
import { context, furthest, toPayment } from '../machines/walk.ts';
import { courier, express } from '../models/goods.ts';

afterEach(cleanup);

/** A guest at the payment, with a way of delivery of their own choosing, goes back to the delivery. */
const backAtDelivery = async (): Promise<FakeShop> => {
  const shop = await toPayment();
  shop.surprise(
    'readContent',
    () => ({ kind: 'storeConfig', storeConfig: { hasAuthorityToLeave: true } }) as Content,
  );
  shop.actor.send({ type: 'shop.read', subject: { kind: 'storeConfig' } });
  shop.inCheckout().shipping().send({ type: 'shipping.chooseMethod', method: express });
  shop.checkout().send({ type: 'checkout.submitShipping' });
  await shop.quiet();
  shop.checkout().send({ type: 'checkout.changeTab', tab: 'delivery' });
  await shop.quiet();
  render(
    <ShopProvider shop={shop.actor}>
      <DeliveryTab />
    </ShopProvider>,
  );
  return shop;
};
const tick = async (shop: FakeShop): Promise<void> => {
  fireEvent.click(screen.getByLabelText('You may leave my delivery if nobody is home'));
  await act(() => shop.quiet());
};
const words = () => screen.queryByLabelText('Where may we leave it?');
const wanted = addressFieldId('shipping', 'deliveryInstructions');

test('ADDR-10 BEY-07 a tick without its words stands in the way of the order, until they are there or it is taken back', async () => {
  const shop = await backAtDelivery();
  await tick(shop);
  expect(context(shop).delivery.deliveryInstructions).toBe('');
  expect(furthest(shop)).toBe(1);
  await act(async () => {
    shop.checkout().send({ type: 'checkout.placeOrder' });
    await shop.quiet();
  });
  const named = () => selectObstacles(shop.checkout().getSnapshot()).map(({ field }) => field);
  expect(named()).toContain(wanted);
  expect(shop.asked('placeOrder')).toEqual([]);
  const place = words();
  if (place === null) throw new Error('nowhere to say it');
  fireEvent.change(place, { target: { value: 'On the veranda' } });
  fireEvent.blur(place);
  await act(() => shop.quiet());
  expect(context(shop).delivery.deliveryInstructions).toBe('On the veranda');
  expect(named()).not.toContain(wanted);
  await tick(shop);
  expect(context(shop).delivery.deliveryInstructions).toBeNull();
  expect([named().includes(wanted), words()]).toEqual([false, null]);
});

test('ADDR-10 SHIP-01 a tick leaves what is offered there, and the way of delivery that was chosen', async () => {
  const shop = await backAtDelivery();
  const offered = () => shop.inCheckout().shipping().getSnapshot().context;
  expect([offered().methods, offered().chosen]).toEqual([[courier, express], express]);
  await tick(shop);
  expect([offered().methods, offered().chosen]).toEqual([[courier, express], express]);
  expect(context(shop).method).toEqual(express);
});
