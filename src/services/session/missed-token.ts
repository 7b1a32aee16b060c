/** What is a customer's is asked for after their token has ended: nobody else is asked, it waits for the next sign-in (SESS-04). */

import { FailureError } from '#machines/domain/failure.ts';
import { timedOutMessage } from '#machines/domain/session.ts';
import type { Authorization } from '#transport/authorization.ts';

export const missToken = ({ miss }: Pick<Authorization, 'miss'>): never => {
  miss();
  throw new FailureError('sessionExpired', timedOutMessage);
};
