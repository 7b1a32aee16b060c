/** Fills the pickup machine's slot: the stores, by name (CHK-09). */

import { fromPromise } from 'xstate';
import type { Store } from '#machines/domain/pickup.ts';
import type { Transport } from '#transport/transport.ts';
import { PickupLocationsDocument } from './pickup.graphql.ts';

export const createPickupService = ({ graphql }: Transport) => ({
  readStores: fromPromise<readonly Store[], undefined>(async ({ signal }) => {
    const { pickupLocations } = await graphql.read(PickupLocationsDocument, {}, signal);
    return (pickupLocations?.items ?? []).flatMap((wire) =>
      wire?.pickup_location_code && wire.country_id
        ? [
            {
              code: wire.pickup_location_code,
              name: wire.name ?? '',
              description: wire.description ?? '',
              street: (wire.street ?? '').replaceAll('\n', ', '),
              city: wire.city ?? '',
              regionId: wire.region_id || null,
              regionCode: wire.region_id ? (wire.region ?? '') : '',
              postcode: wire.postcode ?? '',
              countryCode: wire.country_id,
            },
          ]
        : [],
    );
  }),
});
