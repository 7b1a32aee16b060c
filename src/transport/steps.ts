/** urql's exchanges written as plain steps: what becomes of one request, given how to pass it on. */

import type { Exchange, Operation, OperationResult } from 'urql';
import { filter, fromPromise, makeSubject, merge, mergeMap, pipe, share, take, toPromise } from 'wonka';
import type { Asked } from './graphql-answer.ts';

/** What the steps know of a request besides its document and variables. */
export interface WireRequest extends Asked {
  readonly isByGet: boolean;
  /** Of the moment only: its answer is kept for no later visit. */
  readonly isPassing: boolean;
  readonly signal: AbortSignal;
  /** Told of each attempt that the network did not answer, while others may follow. */
  readonly hearUnanswered?: (attempt: number) => void;
}

export const requestOf = (operation: Operation): WireRequest => {
  const request: WireRequest = operation.context['request'];
  return request;
};

export type Pass = (operation: Operation) => Promise<OperationResult>;
export type Step = (operation: Operation, pass: Pass) => Promise<OperationResult>;

export const exchangeOf =
  (step: Step): Exchange =>
  ({ forward }) =>
  (operations) => {
    const { source, next } = makeSubject<Operation>();
    const answers = share(forward(source));
    const pass: Pass = (operation) => {
      const isMine = (result: OperationResult): boolean => result.operation.key === operation.key;
      const answer = pipe(answers, filter(isMine), take(1), toPromise);
      next(operation);
      return answer;
    };
    const steps = pipe(
      operations,
      // a request is given up by its signal, not by urql
      filter(({ kind }) => kind !== 'teardown'),
      mergeMap((operation) => fromPromise(step(operation, pass))),
    );
    // listened to all the time, though each answer goes to the step that waits for it
    const none = pipe(
      answers,
      filter(() => false),
    );
    return merge([none, steps]);
  };
