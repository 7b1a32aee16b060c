/** Caches public queries to the backend for a short time and shares them between pages. */

import { dig } from './ask-graphql.ts';
import { watchNothing, type WatchChanges } from './watch-changes.ts';

export interface AskOnceOptions {
  readonly ask: (request: Request) => Promise<Response>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds. */
  readonly lifetime: number;
  readonly watch?: WatchChanges;
}

const mostAnswers = 500;

interface Answer {
  readonly response: Promise<Response>;
  readonly until: number;
}

/** A GraphQL response has status 200 even if it has `errors`. */
const isWhole = async (response: Response): Promise<boolean> => {
  if (!response.ok) return false;
  const errors = dig(await response.clone().json(), 'errors');
  return !Array.isArray(errors) || errors.length === 0;
};

/** Sends queries as a guest, so cached responses fit every visitor. */
export const createAskOnce = ({ ask, now, lifetime, watch = watchNothing }: AskOnceOptions) => {
  const known = new Map<string, Answer>();
  watch(() => known.clear());

  const ofNow = (key: string, request: Request): Answer => {
    const kept = known.get(key);
    if (kept !== undefined && kept.until > now()) return kept;
    const asked: Answer = { response: ask(request), until: now() + lifetime };
    // a failed query is sent again at once
    const drop = (): void => void (known.get(key) === asked && known.delete(key));
    asked.response.then(isWhole).then((whole) => whole || drop(), drop);
    known.delete(key);
    const [oldest] = known.keys();
    if (known.size >= mostAnswers && oldest !== undefined) known.delete(oldest);
    known.set(key, asked);
    return asked;
  };

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET') return ask(request);
    return (await ofNow(`${request.url} ${request.headers.get('store') ?? ''}`, request).response).clone();
  };
};
