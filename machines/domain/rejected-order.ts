/** Whether the server has decided against an order (PAY-03). */

import { mayBeDone, type Failure } from './failure.ts';
import { isSessionExpired } from './session.ts';

/**
 * The server has decided against the order, so an approval given for it is used up. An order that
 * did not arrive, or has no verdict, is sent again unchanged.
 */
export const isRejected = (failure: Failure): boolean =>
  !mayBeDone(failure) && failure.isUnsent !== true && !isSessionExpired(failure);
