/** Requests to a step machine and the facts it reports. */

import type { Address } from '../domain/address.ts';
import type { Failure } from '../domain/failure.ts';

/** The data sent to the server at one step. */
export type Submission =
  | { readonly step: 'email'; readonly cartId: string; readonly email: string }
  | { readonly step: 'deliveryAddress'; readonly address: Address }
  | {
      readonly step: 'billingAddress';
      readonly cartId: string;
      readonly email: string;
      readonly address: Address;
    };

export type StepEvent = { readonly type: 'step.submit'; readonly submission: Submission };

export type StepFact =
  | { readonly type: 'step.accepted'; readonly submission: Submission }
  | { readonly type: 'step.rejected'; readonly submission: Submission; readonly failure: Failure };
