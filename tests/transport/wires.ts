/** A fetch that records requests, storage that can be read, waits that do not wait. */

import { toFailure, type Failure } from '#machines/domain/failure.ts';
import { createAuthorization } from '#transport/authorization.ts';
import { createGraphqlClient } from '#transport/graphql.ts';
import { createStoredAnswers } from '#transport/stored-answers.ts';
import { createRestClient } from '#transport/rest.ts';
import type { TransportSettings } from '#transport/settings.ts';
import { createStorage } from '#transport/storage.ts';
import type { StorageArea } from '#transport/storage-area.ts';

export const origin = 'http://shop.test';

export interface Sent {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
  readonly credentials: RequestCredentials;
  readonly signal: AbortSignal;
}

export type Answering = (request: Request) => Response | Promise<Response>;

/** Rejects as soon as the request is aborted, as a browser does. */
const untilAborted = <Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    work.then(resolve, reject);
  });

export const notingFetch = (
  answering: Answering,
): { readonly fetch: typeof fetch; readonly sent: Sent[] } => {
  const sent: Sent[] = [];
  return {
    sent,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      const { method, headers, credentials, signal } = request;
      const body = await request.clone().text();
      sent.push({ method, url: new URL(request.url), headers, body, credentials, signal });
      return untilAborted(signal, Promise.resolve(answering(request)));
    },
  };
};

/** Storage like a browser's; `written` keeps every text ever written. */
export const memoryArea = () => {
  const entries = new Map<string, string>();
  const written: string[] = [];
  const area: StorageArea = {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      written.push(`${key}=${value}`);
      entries.set(key, value);
    },
    removeItem: (key) => void entries.delete(key),
  };
  return { area, entries, written };
};

export const prefix = 'TEST__';

export const wiresTo = (answering: Answering, own: Partial<TransportSettings> = {}) => {
  const { fetch, sent } = notingFetch(answering);
  const kept = memoryArea();
  const waits: number[] = [];
  const settings: TransportSettings = {
    origin,
    fetch,
    storage: createStorage(kept.area, prefix),
    isOnline: () => true,
    readCookie: () => null,
    storeCode: 'default',
    layer: 'merchant',
    version: '2.4.8',
    lacks: [],
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    // idle work has its own tests
    whenIdle: () => undefined,
    ...own,
  };
  return { settings, sent, waits, kept };
};

export const graphqlOf = (settings: TransportSettings) =>
  createGraphqlClient(settings, createAuthorization(settings.storage), createStoredAnswers(settings));

/** Both clients on the same wires. */
export const clientsTo = (...[answering, own]: Parameters<typeof wiresTo>) => {
  const wires = wiresTo(answering, own);
  const authorization = createAuthorization(wires.settings.storage);
  return {
    ...wires,
    graphql: graphqlOf(wires.settings),
    rest: createRestClient(wires.settings, authorization),
  };
};

export const signIn = ({ storage }: TransportSettings, token = 'token-1'): void => {
  const authorization = createAuthorization(storage);
  authorization.hold(token);
  authorization.activate('hannah@example.com');
};

export type Visitor = 'guest' | 'customer';

const settingsOf = (answering: Answering, visitor: Visitor): TransportSettings => {
  const { settings } = wiresTo(answering);
  if (visitor === 'customer') signIn(settings);
  return settings;
};

/** A client of its own with the given answer. */
export const graphqlTo = (answering: Answering, visitor: Visitor = 'guest') =>
  graphqlOf(settingsOf(answering, visitor));

export const restTo = (answering: Answering, visitor: Visitor = 'guest') => {
  const settings = settingsOf(answering, visitor);
  return createRestClient(settings, createAuthorization(settings.storage));
};

/** Answers in turn: functions are called, errors thrown; the last one repeats. */
export const inTurn = (...answers: readonly (Error | (() => Response))[]): Answering => {
  let turn = 0;
  return () => {
    const answer = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    if (typeof answer !== 'function') throw answer ?? new Error('no answer was given');
    return answer();
  };
};

/** What a browser's fetch rejects with when the connection breaks. */
export const brokenConnection = new TypeError('Failed to fetch');

export const json =
  (body: unknown, init?: ResponseInit): (() => Response) =>
  () =>
    Response.json(body, init);

export const plain =
  (text: string, init?: ResponseInit): (() => Response) =>
  () =>
    new Response(text, init);

/** An answer that begins and then breaks off. */
export const brokenBody = (): Response => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"errors":[{"message":"Could not find a cart'));
    },
    pull: (controller) => controller.error(brokenConnection),
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
};

/** The error a promise rejects with; the test fails if it resolves. */
export const errorOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    (value) => {
      throw new Error(`It did not fail but answered ${JSON.stringify(value)}`);
    },
    (cause: unknown) => cause,
  );

export const failureOf = async (asked: Promise<unknown>): Promise<Failure> => toFailure(await errorOf(asked));

export const never = (): AbortSignal => new AbortController().signal;

/** Waits until settled promises have been handled. */
export const quiet = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A promise that waits until the test opens it. */
export const closedGate = () => {
  const waiting: (() => void)[] = [];
  const opened = new Promise<void>((resolve) => void waiting.push(resolve));
  return { opened, open: () => waiting.forEach((goOn) => goOn()) };
};

export const unanswered: Answering = () => new Promise<Response>(() => undefined);
