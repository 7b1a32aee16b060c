/** What a delivery's notice is asked and tells; a fact says nothing of the delivery (TRK-04). */

import type { Failure } from '../../domain/failure.ts';

export type DeliveryNoticeEvent =
  /** The mailed link was opened: the token is all it says. */
  | { readonly type: 'deliveryNotice.open'; readonly token: string }
  /** Once more, where it could not be read. */
  | { readonly type: 'deliveryNotice.retry' }
  /** It suits; instructions of null stay as they are. */
  | { readonly type: 'deliveryNotice.confirm'; readonly instructions: string | null }
  /** Whoever opened it is gone. */
  | { readonly type: 'deliveryNotice.forget' };

export type DeliveryNoticeRequest = Extract<DeliveryNoticeEvent, { readonly type: 'deliveryNotice.confirm' }>;

export type DeliveryNoticeFact =
  | { readonly type: 'deliveryNotice.confirmed' }
  /** `asked` can be asked again once signed in, where the failure is an expired session (BEY-02). */
  | {
      readonly type: 'deliveryNotice.failed';
      readonly failure: Failure;
      readonly asked: DeliveryNoticeRequest;
    };
