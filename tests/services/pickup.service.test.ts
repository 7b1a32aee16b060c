/** Pickup stores, read page by page. */

import { expect, test } from 'vitest';
import { createPickupService } from '#services/checkout/pickup.service.ts';
import { ask, transportTo } from './wired-backend.ts';

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
