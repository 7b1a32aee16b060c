/** Requests a service for a cooler or filter (§2 equipment and services, ACC-01). */

import { fromPromise } from 'xstate';
import type { ServiceToRequest } from '#machines/account/equipment/equipment.actors.ts';
import type { Transport } from '#transport/transport.ts';
import { RequestServiceDocument } from './equipment-request.merchant.graphql.ts';

export const createEquipmentService = ({ graphql }: Transport) => ({
  requestService: fromPromise<void, ServiceToRequest>(async ({ input: { equipmentId, comment }, signal }) => {
    const words = comment.trim();
    const variables = words === '' ? { equipmentId } : { equipmentId, comment: words };
    await graphql.write(RequestServiceDocument, variables, signal);
  }),
});
