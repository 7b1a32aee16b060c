/**
 * Requests to a delivery notice and its facts, which contain nothing about the delivery (TRK-04).
 */

import type { Failure } from '../../domain/failure.ts';

export type DeliveryNoticeEvent =
  /** The mailed link was opened; the token identifies the delivery. */
  | { readonly type: 'deliveryNotice.open'; readonly token: string }
  /** Repeats a failed read. */
  | { readonly type: 'deliveryNotice.retry' }
  /** Confirms the delivery; null leaves the instructions unchanged. */
  | { readonly type: 'deliveryNotice.confirm'; readonly instructions: string | null }
  /** The customer has signed out. */
  | { readonly type: 'deliveryNotice.forget' };

export type DeliveryNoticeRequest = Extract<DeliveryNoticeEvent, { readonly type: 'deliveryNotice.confirm' }>;

export type DeliveryNoticeFact =
  | { readonly type: 'deliveryNotice.confirmed' }
  /** `asked` is repeated after signing in where the failure is an expired session (BEY-02). */
  | {
      readonly type: 'deliveryNotice.failed';
      readonly failure: Failure;
      readonly asked: DeliveryNoticeRequest;
    };
