/** Delivery slots: which of them are offered. */

import { expect, test } from 'vitest';
import { createDeliveryWindowService } from '#services/checkout/delivery-window.service.ts';
import { json } from '#tests/transport/wires.ts';
import { ask, transportTo } from './wired-backend.ts';

const at = (cartId: string) => ({ cartId, countryCode: 'AU', postcode: '4000' });

const offer = (code: string, date: string) => ({
  code,
  date,
  starts_at: '08:00',
  ends_at: '12:00',
  remaining: 1,
});
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('offers no delivery slots before the store’s minimum period, and asks a stock backend for none [GEN-07 SHIP-05]', async () => {
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
  const { transport: stock, sent } = transportTo(json({}), { layer: 'stock' });
  const none = await ask(createDeliveryWindowService(stock).readDeliveryWindows, at('cart-1'));
  expect([none, sent]).toEqual([{ windows: [], wished: null }, []]);
});
