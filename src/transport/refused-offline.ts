/**
 * Rejects at once while offline: writes, so that nothing can have
 * happened (§8), and reads for the moment, which are never stored.
 */

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
