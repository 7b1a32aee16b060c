/** Pickup stores on the real backend. */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import { collectionAddress, noCollection } from '#machines/domain/pickup.ts';
import { fromKept } from '#services/address.wire.ts';
import { createPickupService } from '#services/pickup.service.ts';
import { createShippingService } from '#services/shipping.service.ts';
import { addTo, newCart } from '#tests/backend/shop-client.ts';
import { ask, aud, bodyOf, brisbane, transportTo, useBackend } from './wired-backend.ts';

const backend = useBackend(seedShop);

test('reads the stores and sets the cart to free pickup in one [CHK-09]', async () => {
  const wires = backend.wires();
  const { readStores } = createPickupService(wires.transport);
  const { estimateShipping, saveShippingInformation } = createShippingService(wires.transport);
  const cartId = await newCart(backend.direct);
  await addTo(backend.direct, cartId, 'BW-SPRING-15', 2);
  const stores = await ask(readStores, undefined);
  const store = stores.find(({ code }) => code === 'brisbane_eagle_farm');
  if (store === undefined) throw new Error('no store in Brisbane');
  expect(store).toMatchObject({ name: 'Brightwater Brisbane', regionId: 608, postcode: '4009' });
  expect(stores.some(({ countryCode }) => countryCode === 'NZ')).toBe(true);

  const collector = { firstname: 'Ola', lastname: 'Berg', telephone: '0400 111 222' };
  const address = collectionAddress({
    ...noCollection,
    isWanted: true,
    store,
    isSomeoneElse: true,
    other: collector,
  });
  expect(fromKept(JSON.parse(JSON.stringify(address)))).toEqual(address);
  const methods = await ask(estimateShipping, { cartId, currency: 'AUD', address });
  expect(methods).toMatchObject([{ carrierCode: 'instore', methodCode: 'pickup', price: aud(0) }]);
  const [method] = methods;
  if (method === undefined) throw new Error('no method');
  const { totals, message } = await ask(saveShippingInformation, {
    cartId,
    address,
    billing: brisbane,
    method,
  });
  expect(message).toBeNull();
  expect(totals).toMatchObject({ shipping: aud(0), grandTotal: aud(2590) });
  expect(bodyOf(wires.sent.at(-1))).toMatchObject({
    addressInformation: {
      shipping_address: { extension_attributes: { pickup_location_code: 'brisbane_eagle_farm' } },
    },
  });
});

/** Magento's answer for one page; a page beyond the last is refused. */
const pageOf = (codes: readonly string[], url: string, size: number): Response => {
  const { page } = JSON.parse(new URL(url).searchParams.get('variables') ?? '{}');
  const pages = Math.ceil(codes.length / size);
  if (page > Math.max(pages, 1)) return Response.json({ errors: [{ message: 'No such page.' }] });
  const items = codes
    .slice((page - 1) * size, page * size)
    .map((code) => ({ pickup_location_code: code, name: code, country_id: 'AU' }));
  return Response.json({ data: { pickupLocations: { items, page_info: { total_pages: pages } } } });
};

test.each([
  [0, 1],
  [3, 2],
  [5, 3],
])('reads %i stores on pages of two in %i requests [CHK-09]', async (count, requests) => {
  const codes = Array.from({ length: count }, (_, index) => `store_${index}`);
  const { transport, sent } = transportTo(({ url }) => pageOf(codes, url, 2));
  const stores = await ask(createPickupService(transport).readStores, undefined);
  expect(stores.map(({ code }) => code)).toEqual(codes);
  expect(sent).toHaveLength(requests);
});
