/** Replaces store settings, content and delivery rates, which come from the seed only. */
import type { SeedShop } from '../../seed/seed-types.ts';
import type { Queries } from '../database.ts';
import { deliveryWindow } from '../schema/service.ts';
import {
  cmsBlock,
  cmsPage,
  country,
  pickupLocation,
  region,
  setting,
  shippingMethod,
  shippingZone,
  socialLink,
  storeView,
} from '../schema/store.ts';
import { insertAll } from './seed-catalog.ts';

const defaultView = { id: 1, code: 'default', name: 'Default Store View', isDefault: true };

export async function seedContent(tx: Queries, seed: SeedShop): Promise<void> {
  for (const table of [
    setting,
    cmsPage,
    cmsBlock,
    region,
    country,
    shippingMethod,
    shippingZone,
    deliveryWindow,
    pickupLocation,
    socialLink,
    storeView,
  ])
    await tx.delete(table);
  await insertAll(
    Object.entries(seed.storeConfig).map(([key, value]) => ({ key, value })),
    (some) => tx.insert(setting).values(some),
  );
  await insertAll([...(seed.storeViews ?? [defaultView])], (some) => tx.insert(storeView).values(some));
  await insertAll([...seed.pages], (some) => tx.insert(cmsPage).values(some));
  await insertAll([...seed.blocks], (some) => tx.insert(cmsBlock).values(some));
  await insertAll(
    seed.countries.map((own, position) => ({ ...own, position })),
    (some) => tx.insert(country).values(some),
  );
  await insertAll(
    seed.countries.flatMap(({ id, regions }) => regions.map((own) => ({ ...own, countryId: id }))),
    (some) => tx.insert(region).values(some),
  );
  await insertAll(
    seed.shippingZones.map((own, position) => ({ ...own, position })),
    (some) => tx.insert(shippingZone).values(some),
  );
  const methods = seed.shippingZones.flatMap(({ code, methods: own }) =>
    own.map((method) => ({ ...method, zoneCode: code })),
  );
  await insertAll(
    methods.map((method, place) => ({ ...method, id: place + 1 })),
    (some) => tx.insert(shippingMethod).values(some),
  );
  await insertAll([...(seed.deliveryWindows ?? [])], (some) => tx.insert(deliveryWindow).values(some));
  await insertAll([...(seed.pickupLocations ?? [])], (some) => tx.insert(pickupLocation).values(some));
  await insertAll(
    (seed.socialLinks ?? []).map((link, position) => ({ ...link, position })),
    (some) => tx.insert(socialLink).values(some),
  );
}
