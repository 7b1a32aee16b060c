/** Stores public reads, and uses the stored response if the network does not respond (STO-02). */

import {
  makeOperation,
  makeResult,
  stringifyDocument,
  stringifyVariables,
  type Operation,
  type OperationResult,
} from 'urql';
import { isUnanswered } from './graphql-answer.ts';
import { isStorable } from './graphql-fields.ts';
import type { StoredAnswers } from './stored-answers.ts';
import type { TransportSettings } from './settings.ts';
import { requestOf, type Step } from './steps.ts';

/** The key of a stored response. */
export const questionOf = (
  { query, variables }: Pick<Operation, 'query' | 'variables'>,
  storeCode: string,
): string => [storeCode, stringifyDocument(query), stringifyVariables(variables)].join(' ');

/** Failed attempts after which a stored response is shown instead of an empty page. */
const enough = 2;

/**
 * Resolves once the network has failed often enough; the returned operation reports its attempts.
 */
const failingOf = (operation: Operation) => {
  const told: { fail?: () => void } = {};
  const failed = new Promise<void>((resolve) => void (told.fail = resolve));
  const onUnanswered = (attempt: number): void => {
    if (attempt >= enough) told.fail?.();
  };
  const request = { ...requestOf(operation), onUnanswered };
  return { failed, heard: makeOperation(operation.kind, operation, { ...operation.context, request }) };
};

export const storeReads =
  (kept: StoredAnswers, { isOnline, storeCode }: Pick<TransportSettings, 'isOnline' | 'storeCode'>): Step =>
  async (operation, pass) => {
    const { isByGet, isPassing, fields, hasToken } = requestOf(operation);
    if (!isByGet || isPassing || !isStorable(fields)) return pass(operation);
    const question = questionOf(operation, storeCode);
    const answerKept = (): OperationResult | null => {
      const data = kept.read(question);
      return data === null ? null : makeResult(operation, { data });
    };

    const beforehand = isOnline() ? null : answerKept();
    if (beforehand !== null) return beforehand;
    const { failed, heard } = failingOf(operation);
    const askOn = async (): Promise<OperationResult> => {
      const result = await pass(heard);
      if (isUnanswered(result.error)) return answerKept() ?? result;
      if (result.error === undefined && !hasToken) kept.keep(question, result.data);
      return result;
    };
    const answering = askOn();
    // remaining attempts continue, and their response is stored for the next time
    return Promise.race([answering, failed.then(() => answerKept() ?? answering)]);
  };
