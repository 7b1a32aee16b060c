/** What changing a planned delivery is asked and reports. */

import type { DeliveryChange } from '../../domain/delivery-change.ts';
import type { Failure } from '../../domain/failure.ts';
import type { PlannedDelivery } from '../../domain/order-history.ts';

export type PlannedDeliveryEvent =
  /** Opens the dialog with the times it can be moved to. */
  | { readonly type: 'plannedDelivery.openTimes'; readonly delivery: PlannedDelivery }
  /** Opens the dialog with what the driver is told. */
  | { readonly type: 'plannedDelivery.openInstructions'; readonly delivery: PlannedDelivery }
  /** Once more, where the times could not be read. */
  | { readonly type: 'plannedDelivery.retry' }
  | { readonly type: 'plannedDelivery.close' }
  | {
      readonly type: 'plannedDelivery.change';
      readonly deliveryId: number;
      readonly change: DeliveryChange;
    }
  /** Another page: what was said here is over. */
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
      /** In a sentence; what the driver is told is in no fact (TRK-04). */
      readonly message: string;
    }
  /** `asked` is asked again once signed in, where the failure is an expired session (BEY-02). */
  | {
      readonly type: 'plannedDelivery.failed';
      readonly failure: Failure;
      readonly asked: PlannedDeliveryRequest;
      /** The page was left: it has to be said elsewhere. */
      readonly isLeft: boolean;
    };
