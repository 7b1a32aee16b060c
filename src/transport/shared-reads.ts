/** Reads that a server does once for many pages (VIEW-01). */

import type { GraphqlClient } from './graphql.ts';

const mostAnswers = 500;

/** Answers stay for as long as the client is in use; a failed read is sent again at once. */
export const createSharedReads = (graphql: GraphqlClient): GraphqlClient => {
  const known = new Map<string, Promise<unknown>>();
  const numbers = new Map<unknown, number>();

  const numberOf = (document: unknown): number => {
    const number = numbers.get(document) ?? numbers.size;
    numbers.set(document, number);
    return number;
  };

  const once = <Answer>(
    document: unknown,
    question: readonly unknown[],
    ask: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> => {
    const key = `${numberOf(document)} ${JSON.stringify(question)}`;
    const kept = known.get(key);
    // the key names the document, and so the type of its answer
    if (kept !== undefined) return kept as Promise<Answer>;
    // not the caller's signal: other pages wait for the same answer
    const asked = ask(new AbortController().signal);
    asked.catch(() => known.get(key) === asked && known.delete(key));
    const [oldest] = known.keys();
    if (known.size >= mostAnswers && oldest !== undefined) known.delete(oldest);
    known.set(key, asked);
    return asked;
  };

  return {
    ...graphql,
    read: (document, variables, _, extras = []) =>
      once(document, [variables, extras], (signal) => graphql.read(document, variables, signal, extras)),
    readOnce: (document, variables, _, extras = []) =>
      once(document, [variables, extras], (signal) => graphql.readOnce(document, variables, signal, extras)),
  };
};
