/** What a delivery's notice needs from outside. */

import type { PlannedDelivery } from '../../domain/order-history.ts';
import { slot } from '../../slot.ts';

export interface NoticeAnswer {
  readonly token: string;
  /** Null leaves the driver's instructions as they are. */
  readonly instructions: string | null;
}

/** Rejects with `notFound` where the token names no delivery. */
export const readNotice = slot<PlannedDelivery, { readonly token: string }>('readNotice');
export const confirmNotice = slot<PlannedDelivery, NoticeAnswer>('confirmNotice');
