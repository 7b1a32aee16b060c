/** Writes urql's exchanges as steps: functions of one request and a way to pass it on. */

import type { Exchange, Operation, OperationResult } from 'urql';
import { filter, fromPromise, makeSubject, merge, mergeMap, pipe, share, take, toPromise } from 'wonka';
import type { Asked } from './graphql-answer.ts';

/** What the steps know about a request besides document and variables. */
export interface WireRequest extends Asked {
  readonly isByGet: boolean;
  /** For the moment only: the response is not stored. */
  readonly isPassing: boolean;
  readonly signal: AbortSignal;
  /** Called for each attempt without a response, while others may follow. */
  readonly onUnanswered?: (attempt: number) => void;
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
      // requests are cancelled by their signal, not by urql
      filter(({ kind }) => kind !== 'teardown'),
      mergeMap((operation) => fromPromise(step(operation, pass))),
    );
    // keeps a subscription to the results, because each
    // result is delivered to the step that waits for it
    const none = pipe(
      answers,
      filter(() => false),
    );
    return merge([none, steps]);
  };
