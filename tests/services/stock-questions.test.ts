/** A stock Magento is not asked what only the merchant answers; its own settings are followed. */

import { expect, test } from 'vitest';
import { createAddressService } from '#services/checkout/address.service.ts';
import { createCheckoutService } from '#services/checkout/checkout.service.ts';
import { readCustomerTypes } from '#services/account/customer-types.ts';
import { createStoreConfigReader } from '#services/content/store-config.ts';
import { toStoreConfig } from '#services/content/store.wire.ts';
import { createTransport, type Transport } from '#transport/transport.ts';
import { json, memoryArea, never, wiresTo } from '#tests/transport/wires.ts';
import { createStorage } from '#transport/storage.ts';
import type { Layer } from '#transport/settings.ts';
import { ask, brisbane, transportTo } from './wired-backend.ts';
import { createDeliveryWindowService } from '#services/checkout/delivery-window.service.ts';

/** The checkout that knows the store's own settings. */
const checkoutOf = (transport: Transport) => {
  const session = createStorage(memoryArea().area, 'TEST__');
  const readStore = createStoreConfigReader(transport.graphql);
  return createCheckoutService(transport, session, undefined, undefined, undefined, readStore);
};

const open = (layer: Layer, answer: unknown) => {
  const { settings, sent } = wiresTo(json(answer), { layer, version: '2.4.7' });
  return { transport: createTransport(settings), sent };
};

test.each([
  ['stock', 0],
  ['commerce', 0],
  ['merchant', 1],
] as const)(
  'customer types and postcodes are asked of the layer %s %i times, and the look-up is offered alike [BEY-22 ADDR-04]',
  async (layer, times) => {
    const types = open(layer, { data: { customAttributeMetadata: { items: [] } } });
    expect(await readCustomerTypes(types.transport, never())).toEqual([]);
    expect(types.sent).toHaveLength(times);
    const checkout = open(layer, { valid: true });
    const { submitStep } = checkoutOf(checkout.transport);
    await ask(submitStep, { submission: { step: 'deliveryAddress', address: brisbane } });
    expect(checkout.sent).toHaveLength(times);
    const { checkAddressLookup } = createAddressService(checkout.transport);
    expect(await ask(checkAddressLookup, undefined)).toBe(layer === 'merchant');
    expect(checkout.sent).toHaveLength(times);
  },
);

test('an order begins in the country of the store, whose configuration is read once [BEY-22 NET-04]', async () => {
  const { transport, sent } = open('stock', { data: { storeConfig: { default_country: 'NZ' } } });
  const { loadCheckout } = checkoutOf(transport);
  const known = await ask(loadCheckout, undefined);
  expect([known?.delivery.countryCode, known?.billing.countryCode]).toEqual(['NZ', 'NZ']);
  await ask(loadCheckout, undefined);
  expect(sent).toHaveLength(1);
});

test.each([{ default_country: 'AU' }, { default_country: 'FR' }, {}, null])(
  'a store that says %j leaves Australia [BEY-22]',
  async (storeConfig) => {
    const { transport } = open('stock', { data: { storeConfig } });
    expect(await ask(checkoutOf(transport).loadCheckout, undefined)).toBeNull();
  },
);

test.each([
  [true, false],
  [false, true],
  [undefined, false],
])('is_guest_checkout_enabled %j asks guests to sign in: %j [BEY-22]', (said, isOff) => {
  const wire = { is_guest_checkout_enabled: said } as Parameters<typeof toStoreConfig>[0];
  expect(toStoreConfig(wire, {} as Parameters<typeof toStoreConfig>[1]).isGuestCheckoutOff).toBe(isOff);
});

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
  expect([none, sent]).toEqual([{ windows: [], saved: null }, []]);
});
