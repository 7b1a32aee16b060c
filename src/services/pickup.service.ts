/** Fills the pickup machine's slot: the stores, by name (CHK-09). */

import { fromPromise } from 'xstate';
import type { Store } from '#machines/domain/pickup.ts';
import type { Transport } from '#transport/transport.ts';
import type { PickupLocationsQuery } from './generated/graphql.ts';
import { PickupLocationsDocument } from './pickup.graphql.ts';

type Wire = NonNullable<NonNullable<PickupLocationsQuery['pickupLocations']>['items']>[number];

/** Whatever cannot be found again, or lies nowhere, is no place to collect from. */
const toStores = (wire: Wire): readonly Store[] =>
  wire?.pickup_location_code && wire.country_id
    ? [
        {
          code: wire.pickup_location_code,
          name: wire.name ?? '',
          description: wire.description ?? '',
          telephone: wire.phone ?? '',
          street: (wire.street ?? '').replaceAll('\n', ', '),
          city: wire.city ?? '',
          // Magento writes 0 where there is no region
          regionId: wire.region_id || null,
          regionCode: wire.region_id ? (wire.region ?? '') : '',
          postcode: wire.postcode ?? '',
          countryCode: wire.country_id,
        },
      ]
    : [];

export const createPickupService = ({ graphql }: Transport) => ({
  readStores: fromPromise<readonly Store[], undefined>(async ({ signal }) => {
    const { pickupLocations } = await graphql.read(PickupLocationsDocument, {}, signal);
    return (pickupLocations?.items ?? []).flatMap(toStores);
  }),
});
