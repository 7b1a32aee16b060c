/** An order under way as the machines' tests know it: told of from outside, held by nobody else, its state the shop's. */

import { fromCallback, type EventObject } from 'xstate';
import type { OrderState } from '#machines/domain/order.ts';
import { recoveryMachine } from '#machines/recovery/recovery.machine.ts';
import type { MakeSlot } from './fake-people.ts';

const silent = fromCallback<EventObject, undefined>(() => undefined) as never;

export const recoveryOn = (
  slot: MakeSlot,
  orderState: () => OrderState,
  open: (say: (event: EventObject) => void) => void,
) =>
  recoveryMachine.provide({
    actors: {
      watchOrders: fromCallback<EventObject, undefined>(({ sendBack }) => open(sendBack)) as never,
      holdOrder: silent,
      readPendingState: slot('readPendingState', orderState),
    },
  });
