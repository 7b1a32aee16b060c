/**
 * Rejects a request for customer data after the token has ended; the request waits for the next
 * sign-in (SESS-04).
 */

import { FailureError } from '#machines/domain/failure.ts';
import { timedOutMessage } from '#machines/domain/session.ts';
import type { Authorization } from '#transport/authorization.ts';

export const throwMissingToken = ({ miss }: Pick<Authorization, 'miss'>): never => {
  miss();
  throw new FailureError('sessionExpired', timedOutMessage);
};
