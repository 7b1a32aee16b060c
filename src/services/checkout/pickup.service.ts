/** Fills the pickup machine's slot: the pickup locations by name (CHK-09). */

import { fromPromise } from 'xstate';
import type { Store } from '#machines/domain/pickup.ts';
import type { Transport } from '#transport/transport.ts';
import type { PickupLocationsQuery } from '../generated/graphql.ts';
import { PickupLocationsDocument } from './pickup.graphql.ts';

type Wire = NonNullable<NonNullable<PickupLocationsQuery['pickupLocations']>['items']>[number];

/** Leaves out locations without a code or country. */
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
          // Magento sends 0 for no region
          regionId: wire.region_id || null,
          regionCode: wire.region_id ? (wire.region ?? '') : '',
          postcode: wire.postcode ?? '',
          countryCode: wire.country_id,
        },
      ]
    : [];

export const createPickupService = ({ graphql }: Transport) => {
  /** Reads this page and all that follow; the server rejects a page beyond the last. */
  const readFrom = async (page: number, signal: AbortSignal): Promise<readonly Store[]> => {
    const { pickupLocations } = await graphql.read(PickupLocationsDocument, { page }, signal);
    const items = pickupLocations?.items ?? [];
    const pages = pickupLocations?.page_info?.total_pages ?? 1;
    const isLast = items.length === 0 || page >= pages;
    return [...items.flatMap(toStores), ...(isLast ? [] : await readFrom(page + 1, signal))];
  };

  return {
    readStores: fromPromise<readonly Store[], undefined>(({ signal }) => readFrom(1, signal)),
  };
};
