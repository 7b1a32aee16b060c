/** Reads that anyone may ask are kept, and answered from what is kept where the network does not answer (STO-02). */

import {
  makeOperation,
  makeResult,
  stringifyDocument,
  stringifyVariables,
  type Operation,
  type OperationResult,
} from 'urql';
import { isUnanswered } from './graphql-answer.ts';
import { isKeepable } from './graphql-fields.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { TransportSettings } from './settings.ts';
import { requestOf, type Step } from './steps.ts';

/** What an answer is kept by. */
export const questionOf = (
  { query, variables }: Pick<Operation, 'query' | 'variables'>,
  storeCode: string,
): string => [storeCode, stringifyDocument(query), stringifyVariables(variables)].join(' ');

/** So many failures tell that the shop is out of reach: nobody looks at an empty page while an older one is at hand. */
const enough = 2;

/** Resolves once the network has failed often enough; the operation to pass on hears of it. */
const failingOf = (operation: Operation) => {
  const told: { fail?: () => void } = {};
  const failed = new Promise<void>((resolve) => void (told.fail = resolve));
  const hearUnanswered = (attempt: number): void => {
    if (attempt >= enough) told.fail?.();
  };
  const request = { ...requestOf(operation), hearUnanswered };
  return { failed, heard: makeOperation(operation.kind, operation, { ...operation.context, request }) };
};

export const keepReads =
  (kept: KeptAnswers, { isOnline, storeCode }: Pick<TransportSettings, 'isOnline' | 'storeCode'>): Step =>
  async (operation, pass) => {
    const { isByGet, isPassing, fields, hasToken } = requestOf(operation);
    if (!isByGet || isPassing || !isKeepable(fields)) return pass(operation);
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
    // the attempts that are left go on, and what they bring is kept for the next time
    return Promise.race([answering, failed.then(() => answerKept() ?? answering)]);
  };
