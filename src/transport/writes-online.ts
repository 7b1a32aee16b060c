/** A write is not sent while there is no connection: whoever asked is told so at once, and nothing can have happened (§8). */

import { makeErrorResult } from '@urql/core';
import { offlineFailure } from './failures.ts';
import type { Step } from './steps.ts';

export const refuseWritesOffline =
  (isOnline: () => boolean): Step =>
  (operation, pass) =>
    operation.kind === 'mutation' && !isOnline()
      ? Promise.resolve(makeErrorResult(operation, offlineFailure()))
      : pass(operation);
