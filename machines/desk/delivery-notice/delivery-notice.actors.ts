/** Actor slots that a delivery notice needs. */

import type { PlannedDelivery } from '../../domain/order-history.ts';
import { slot } from '../../slot.ts';

export interface NoticeAnswer {
  readonly token: string;
  /** Null leaves the driver's instructions unchanged. */
  readonly instructions: string | null;
}

/** Rejects with `notFound` where the token matches no delivery. */
export const readNotice = slot<PlannedDelivery, { readonly token: string }>('readNotice');
export const confirmNotice = slot<PlannedDelivery, NoticeAnswer>('confirmNotice');
