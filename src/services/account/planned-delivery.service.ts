/** Fills the slots for changing a planned delivery from the account (BEY-19). */

import { fromPromise } from 'xstate';
import type { ChangeOfDelivery } from '#machines/account/planned-delivery/planned-delivery.actors.ts';
import type { DeliveryChange } from '#machines/domain/delivery-change.ts';
import type { DeliveryWindow } from '#machines/domain/delivery-window.ts';
import { FailureError } from '#machines/domain/failure.ts';
import type { PlannedDelivery } from '#machines/domain/order-history.ts';
import type { Transport } from '#transport/transport.ts';
import type { UpdateDeliveryInput } from '../generated/graphql.ts';
import { toPlannedDelivery } from '../order/order-history.wire.ts';
import { DeliveryChoicesDocument, UpdateDeliveryDocument } from './planned-delivery.merchant.graphql.ts';

const inputOf = (change: DeliveryChange): UpdateDeliveryInput => {
  if (change.kind === 'move') return { window: { code: change.to.code, date: change.to.date } };
  return change.kind === 'instruct' ? { instructions: change.instructions } : {};
};

/** A response that does not show the requested state is not a success (BEY-20). */
const isDone = (change: DeliveryChange, { stage, date, instructions }: PlannedDelivery): boolean => {
  if (change.kind === 'move') return date === change.to.date;
  if (change.kind === 'instruct') return (instructions ?? '') === change.instructions.trim();
  return stage !== 'planned';
};

export const createPlannedDeliveryService = ({ graphql }: Pick<Transport, 'graphql'>) => ({
  readChoices: fromPromise<readonly DeliveryWindow[], { readonly deliveryId: number }>(
    async ({ input: { deliveryId }, signal }) => {
      const { deliveryChoices } = await graphql.read(DeliveryChoicesDocument, { deliveryId }, signal);
      return deliveryChoices.map(({ code, date, starts_at: startsAt, ends_at: endsAt }) => ({
        code,
        date,
        startsAt,
        endsAt,
        isFull: false,
      }));
    },
  ),

  changeDelivery: fromPromise<void, ChangeOfDelivery>(async ({ input: { deliveryId, change }, signal }) => {
    const variables = { deliveryId, input: inputOf(change) };
    const { updateDelivery } = await graphql.write(UpdateDeliveryDocument, variables, signal);
    if (!isDone(change, toPlannedDelivery(updateDelivery)))
      throw new FailureError('malformed', 'We could not see whether your delivery was changed.');
  }),
});
