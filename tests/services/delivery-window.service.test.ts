/** Delivery slots on the real backend: read for a place, saved on a cart. */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import { createDeliveryWindowService } from '#services/delivery-window.service.ts';
import { createShippingService } from '#services/shipping.service.ts';
import { addTo, newCart } from '#tests/backend/shop-client.ts';
import { failureOf, json } from '#tests/transport/wires.ts';
import { ask, brisbane, transportTo, useBackend } from './wired-backend.ts';

const backend = useBackend(seedShop);

const open = async () => {
  const wires = backend.wires();
  const cartId = await newCart(backend.direct);
  await addTo(backend.direct, cartId, 'BW-SPRING-15', 2);
  return {
    ...wires,
    ...createDeliveryWindowService(wires.transport),
    ...createShippingService(wires.transport),
    cartId,
  };
};

const at = (cartId: string) => ({ cartId, countryCode: 'AU', postcode: '4000' });

test('saves a delivery slot once the cart has its address, and reads it back [SHIP-05]', async () => {
  const { readDeliveryWindows, saveDeliveryWindow, estimateShipping, saveShippingInformation, cartId } =
    await open();
  const { windows, wished } = await ask(readDeliveryWindows, at(cartId));
  expect(wished).toBeNull();
  const [first] = windows;
  if (first === undefined) throw new Error('no slots in Brisbane');
  expect(first).toMatchObject({ isFull: false });
  expect(first.date).toMatch(/^\d{4}-\d\d-\d\d$/);

  expect((await failureOf(ask(saveDeliveryWindow, { cartId, code: first.code }))).kind).toBe('refused');
  const [method] = await ask(estimateShipping, { currency: 'AUD', cartId, address: brisbane });
  if (method === undefined) throw new Error('no method');
  await ask(saveShippingInformation, { cartId, address: brisbane, billing: brisbane, method });
  await ask(saveDeliveryWindow, { cartId, code: first.code });
  expect((await ask(readDeliveryWindows, at(cartId))).wished).toBe(first.code);
  await ask(saveDeliveryWindow, { cartId, code: null });
  expect((await ask(readDeliveryWindows, at(cartId))).wished).toBeNull();
});

const offer = (code: string, date: string) => ({
  code,
  date,
  starts_at: '08:00',
  ends_at: '12:00',
  remaining: 1,
});
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('offers no delivery slots before the store’s minimum period [GEN-07]', async () => {
  const { transport } = transportTo(
    json({
      data: {
        storeConfig: { delivery_windows_minimum_period: 3 },
        deliveryWindows: [offer('soon', inDays(1)), offer('later', inDays(5))],
        cart: { delivery_window: null },
      },
    }),
  );
  const { readDeliveryWindows } = createDeliveryWindowService(transport);
  const { windows } = await ask(readDeliveryWindows, at('cart-1'));
  expect(windows.map(({ code }) => code)).toEqual(['later']);
});

test('asks a stock backend for no delivery slots [SHIP-05]', async () => {
  const { transport, sent } = transportTo(json({}), { layer: 'stock' });
  const { readDeliveryWindows } = createDeliveryWindowService(transport);
  expect(await ask(readDeliveryWindows, at('cart-1'))).toEqual({ windows: [], wished: null });
  expect(sent).toEqual([]);
});
