/** What the service of equipment is asked and tells. */

import type { Equipment } from '../../domain/equipment.ts';
import type { Failure } from '../../domain/failure.ts';

export type EquipmentEvent =
  /** The form is opened in which a service is asked for. */
  | { readonly type: 'equipment.openRequest'; readonly piece: Equipment }
  | { readonly type: 'equipment.closeRequest' }
  | { readonly type: 'equipment.requestService'; readonly equipmentId: number; readonly comment: string }
  /** Another page: what was said here is over. */
  | { readonly type: 'equipment.leave' }
  /** Whose it was is gone. */
  | { readonly type: 'equipment.forget' };

export type EquipmentRequest = Extract<EquipmentEvent, { readonly type: 'equipment.requestService' }>;

export type EquipmentFact =
  | { readonly type: 'equipment.serviceRequested' }
  /** `asked` is asked again once signed in, where the failure is an expired session (BEY-02). */
  | {
      readonly type: 'equipment.failed';
      readonly failure: Failure;
      readonly asked: EquipmentRequest;
      /** Nobody looks at the form any more: it has to be said elsewhere. */
      readonly isLeft: boolean;
    };
