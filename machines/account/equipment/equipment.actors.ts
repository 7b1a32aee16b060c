/** What asking for a service needs from outside. */

import { slot } from '../../slot.ts';

export interface ServiceToRequest {
  readonly equipmentId: number;
  /** Empty for none. */
  readonly comment: string;
}

export const requestService = slot<void, ServiceToRequest>('requestService');
