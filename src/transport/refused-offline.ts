/** What is not tried while there is no connection: a write, so that nothing can have happened (§8), and a read of the moment, which is kept for no such time. Whoever asked is told at once. */

import { makeErrorResult } from 'urql';
import { offlineFailure, unansweredFailure } from './failures.ts';
import { requestOf, type Step } from './steps.ts';

export const refuseOffline =
  (isOnline: () => boolean): Step =>
  (operation, pass) => {
    if (isOnline()) return pass(operation);
    if (operation.kind === 'mutation') return Promise.resolve(makeErrorResult(operation, offlineFailure()));
    return requestOf(operation).isPassing
      ? Promise.resolve(makeErrorResult(operation, unansweredFailure(new TypeError('offline'))))
      : pass(operation);
  };
