/** Requests to the instalments machine, and facts for the payment machine. */

import type { Address } from '../../domain/address.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Money } from '../../domain/money.ts';
import type { PaymentAuthorisation } from '../../domain/payment.ts';

/** The part of an order that the instalment provider approves. */
export interface InstalmentsRequest {
  readonly cartId: string;
  /** An approval is for one cart and one total. */
  readonly grandTotal: Money;
  readonly email: string;
  readonly billing: Address;
  /** In the form that is sent with the order. */
  readonly payment: PaymentAuthorisation;
}

export type InstalmentsEvent =
  | { readonly type: 'instalments.authorize'; readonly request: InstalmentsRequest }
  | { readonly type: 'instalments.clearFailure' };

export type InstalmentsFact =
  | { readonly type: 'instalments.authorized' }
  /** The provider asks the shopper on its own pages. */
  | { readonly type: 'instalments.redirected'; readonly to: string }
  | { readonly type: 'instalments.refused'; readonly failure: Failure };
