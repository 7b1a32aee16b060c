/** Actor slots that a service request needs. */

import { slot } from '../../slot.ts';

export interface ServiceToRequest {
  readonly equipmentId: number;
  /** Empty without a comment. */
  readonly comment: string;
}

export const requestService = slot<void, ServiceToRequest>('requestService');
