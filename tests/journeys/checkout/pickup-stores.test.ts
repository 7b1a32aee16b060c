/** The list of stores: none, a single one that is chosen, and many that are searched. */

import type { Page } from 'playwright-core';
import { inject, test } from 'vitest';
import { fillSelf, readStores, store, stores, toDelivery, way } from '#tests/support/shopper-collecting.ts';
import { answer, treat } from '#tests/support/shopper-network.ts';
import { continueButton } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');

const listOf = (count: number) => ({
  data: {
    pickupLocations: {
      items: Array.from({ length: count }, (_, index) => ({
        pickup_location_code: `store_${index}`,
        name: `Depot ${index}`,
        description: 'Weekdays 7 am to 5 pm.',
        phone: null,
        street: `${index} Depot Road`,
        city: index === 3 ? 'Fremantle' : 'Brisbane City',
        region: index === 3 ? 'Western Australia' : 'Queensland',
        region_id: index === 3 ? 612 : 608,
        postcode: String(4000 + index),
        country_id: 'AU',
      })),
    },
  },
});

/** At the delivery address of a shop with this many stores. */
const withStores = async (count: number): Promise<Page> => {
  const { page } = await newReturningShopper({ shopUrl });
  await treat(page, readStores, answer(200, listOf(count)));
  await toDelivery(page);
  return page;
};

test('offers no pickup without stores, chooses the only store, and searches many [CHK-09]', async () => {
  const none = await withStores(0);
  await none.getByLabel('Street address').waitFor();
  await eventually(() => way(none, 'Click and collect').count()).toBe(0);

  const one = await withStores(1);
  await way(one, 'Click and collect').check();
  await eventually(() => store(one, 'Depot 0').isChecked()).toBe(true);
  // The server does not know this store
  await fillSelf(one);
  await continueButton(one).click();
  await one.getByText('This order cannot be collected there').waitFor();

  const many = await withStores(12);
  await way(many, 'Click and collect').check();
  const search = many.getByLabel('Find a store');
  await search.fill('fremantle');
  await eventually(() => stores(many).count()).toBe(1);
  await many.getByText('1 store', { exact: true }).waitFor();
  await search.press('Enter');
  await search.fill('nowhere');
  await many.getByText(/^No store matches that/).waitFor();
});
