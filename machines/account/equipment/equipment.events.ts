/** Requests to the equipment machine and the facts it reports. */

import type { Equipment } from '../../domain/equipment.ts';
import type { Failure } from '../../domain/failure.ts';

export type EquipmentEvent =
  /** Opens the form for a service request. */
  | { readonly type: 'equipment.openRequest'; readonly piece: Equipment }
  | { readonly type: 'equipment.closeRequest' }
  | { readonly type: 'equipment.requestService'; readonly equipmentId: number; readonly comment: string }
  /** Another page was opened: messages are cleared. */
  | { readonly type: 'equipment.leave' }
  /** The customer has signed out. */
  | { readonly type: 'equipment.forget' };

export type EquipmentRequest = Extract<EquipmentEvent, { readonly type: 'equipment.requestService' }>;

export type EquipmentFact =
  | { readonly type: 'equipment.serviceRequested' }
  /** `asked` is repeated after signing in where the failure is an expired session (BEY-02). */
  | {
      readonly type: 'equipment.failed';
      readonly failure: Failure;
      readonly asked: EquipmentRequest;
      /** The form was left, so the failure is shown elsewhere. */
      readonly isLeft: boolean;
    };
