/** REST over ky: credentials, cross-site token, no time-out and no repeats, every refusal a RestError (§7, NET-02, NET-03, NET-08). */

import ky, { HTTPError, type KyInstance, type Options } from 'ky';
import { parseFailure, restFailure, unansweredFailure, type RestProblem } from './failures.ts';
import type { TransportSettings } from './settings.ts';

export interface RestClient {
  /** The decoded JSON answer; whoever asks decodes its shape. */
  get(path: string, signal: AbortSignal): Promise<unknown>;
  post(path: string, body: unknown, signal: AbortSignal): Promise<unknown>;
  /** A form's own encoding, for the controllers that are not the API. */
  postForm(path: string, fields: Readonly<Record<string, string>>, signal: AbortSignal): Promise<unknown>;
}

const isProblem = (body: unknown): body is RestProblem =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';

const failureOf = async (cause: unknown): Promise<Error> => {
  if (!(cause instanceof HTTPError)) return unansweredFailure(cause);
  const { request, response } = cause;
  const body: unknown = await response.json().catch(() => null);
  return restFailure(isProblem(body) ? body : null, {
    method: request.method,
    url: request.url,
    status: response.status,
  });
};

/** A read under way and how many wait for its answer. */
interface SharedRead {
  readonly answer: Promise<unknown>;
  readonly ending: AbortController;
  readers: number;
}

export const createRestClient = (settings: TransportSettings): RestClient => {
  const client: KyInstance = ky.create({
    fetch: settings.fetch,
    credentials: 'same-origin',
    timeout: false,
    retry: 0,
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  });

  const send = async (path: string, options: Options): Promise<unknown> => {
    const token = settings.readCookie('XSRF-TOKEN');
    const headers = { ...options.headers, ...(token === null ? {} : { 'X-XSRF-TOKEN': token }) };
    const response = await client(settings.origin + path, { ...options, headers }).catch(
      async (cause: unknown) => {
        throw await failureOf(cause);
      },
    );
    return response.json().catch((cause: unknown) => {
      throw cause instanceof SyntaxError ? parseFailure(cause) : unansweredFailure(cause);
    });
  };

  // identical reads under way share one request, which ends when nobody waits for it any more (NET-02)
  const underWay = new Map<string, SharedRead>();

  const begin = (path: string): SharedRead => {
    const ending = new AbortController();
    const headers = { 'Content-Type': 'application/json' };
    const answer = send(path, { method: 'get', signal: ending.signal, headers });
    const read: SharedRead = { answer, ending, readers: 0 };
    underWay.set(path, read);
    answer.then(
      () => forget(path, read),
      () => forget(path, read),
    );
    return read;
  };

  const forget = (path: string, read: SharedRead): void => {
    if (underWay.get(path) === read) underWay.delete(path);
  };

  const share = (path: string, signal: AbortSignal): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const read = underWay.get(path) ?? begin(path);
      read.readers += 1;
      const leave = (): void => {
        read.readers -= 1;
        if (read.readers === 0) {
          forget(path, read);
          read.ending.abort();
        }
        reject(unansweredFailure(signal.reason));
      };
      signal.addEventListener('abort', leave, { once: true });
      read.answer.then(resolve, reject);
    });

  return {
    get: (path, signal) =>
      signal.aborted ? Promise.reject(unansweredFailure(signal.reason)) : share(path, signal),
    post: (path, body, signal) => send(path, { method: 'post', json: body, signal }),
    postForm: (path, fields, signal) =>
      send(path, { method: 'post', body: new URLSearchParams(fields), signal }),
  };
};
