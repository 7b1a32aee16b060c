/** Requests to change a planned delivery and the facts reported. */

import type { DeliveryChange } from '../../domain/delivery-change.ts';
import type { Failure } from '../../domain/failure.ts';
import type { PlannedDelivery } from '../../domain/order-history.ts';

export type PlannedDeliveryEvent =
  /** Opens the dialog with the available delivery slots. */
  | { readonly type: 'plannedDelivery.openTimes'; readonly delivery: PlannedDelivery }
  /** Opens the dialog with the instructions for the driver. */
  | { readonly type: 'plannedDelivery.openInstructions'; readonly delivery: PlannedDelivery }
  /** Repeats a failed read of the delivery slots. */
  | { readonly type: 'plannedDelivery.retry' }
  | { readonly type: 'plannedDelivery.close' }
  | {
      readonly type: 'plannedDelivery.change';
      readonly deliveryId: number;
      readonly change: DeliveryChange;
    }
  /** Another page was opened: messages are cleared. */
  | { readonly type: 'plannedDelivery.leave' }
  /** The customer has signed out. */
  | { readonly type: 'plannedDelivery.forget' };

export type PlannedDeliveryRequest = Extract<
  PlannedDeliveryEvent,
  { readonly type: 'plannedDelivery.change' }
>;

export type PlannedDeliveryFact =
  | {
      readonly type: 'plannedDelivery.changed';
      /** A sentence for the shopper; facts never contain the driver's instructions (TRK-04). */
      readonly message: string;
    }
  /** `asked` is repeated after signing in where the failure is an expired session (BEY-02). */
  | {
      readonly type: 'plannedDelivery.failed';
      readonly failure: Failure;
      readonly asked: PlannedDeliveryRequest;
      /** The page was left, so the failure is shown elsewhere. */
      readonly isLeft: boolean;
    };
