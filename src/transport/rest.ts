/**
 * REST over ky: credentials, CSRF token, no timeout and no retries, every
 * rejection a RestError (§7, NET-02, NET-03, NET-08).
 */

import ky, { HTTPError, type KyInstance, type Options } from 'ky';
import type { FailureError } from '#machines/domain/failure.ts';
import type { Authorization } from './authorization.ts';
import {
  cancelledFailure,
  offlineFailure,
  parseFailure,
  restFailure,
  unansweredFailure,
} from './failures.ts';
import { isHeaderText } from './header-text.ts';
import type { TransportSettings } from './settings.ts';

export interface RestClient {
  /** The parsed JSON response; the caller decodes its shape. */
  get(path: string, signal: AbortSignal): Promise<unknown>;
  /** A file for the signed-in customer; the request is never shared. */
  getFile(path: string, signal: AbortSignal): Promise<Blob>;
  post(
    path: string,
    body: unknown,
    signal: AbortSignal,
    headers?: Readonly<Record<string, string>>,
  ): Promise<unknown>;
  put(path: string, body: unknown, signal: AbortSignal): Promise<unknown>;
  delete(path: string, signal: AbortSignal): Promise<unknown>;
  /** Form-encoded, for controllers that are not part of the API. */
  postForm(path: string, fields: Readonly<Record<string, string>>, signal: AbortSignal): Promise<unknown>;
}

/**
 * For people who cannot sign in: sent without a token, so
 * that an invalid one cannot block it (ACC-02).
 */
const guestPaths: readonly string[] = ['/rest/V1/customers/password', '/rest/V1/customers/resetPassword'];

const refusalOf = async ({ request, response }: HTTPError, hasToken: boolean): Promise<FailureError> => {
  const body: unknown = await response.json().catch(() => null);
  return restFailure(body, { method: request.method, url: request.url, status: response.status }, hasToken);
};

/** A pending read and the number of its callers. */
interface SharedRead {
  readonly answer: Promise<unknown>;
  readonly ending: AbortController;
  readers: number;
}

export const createRestClient = (settings: TransportSettings, authorization: Authorization): RestClient => {
  const client: KyInstance = ky.create({
    fetch: settings.fetch,
    credentials: 'same-origin',
    timeout: false,
    retry: 0,
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  });

  type Wanted = Options & { readonly signal: AbortSignal };

  const unansweredOf =
    ({ signal }: Wanted) =>
    (cause: unknown): FailureError =>
      signal.aborted ? cancelledFailure(cause) : unansweredFailure(cause);

  const fetchAnswer = async (
    path: string,
    options: Wanted,
    bearer = guestPaths.includes(path) ? null : authorization.token(),
  ): Promise<Response> => {
    const token = settings.readCookie('XSRF-TOKEN');
    const headers = {
      ...options.headers,
      ...(token === null || !isHeaderText(token) ? {} : { 'X-XSRF-TOKEN': token }),
      ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
    };
    return client(settings.origin + path, { ...options, headers }).catch(async (cause: unknown) => {
      if (!(cause instanceof HTTPError)) throw unansweredOf(options)(cause);
      const failure = await refusalOf(cause, bearer !== null);
      if (failure.kind === 'sessionExpired') authorization.refuse(bearer);
      throw failure;
    });
  };

  const send = async (path: string, options: Wanted, bearer?: string | null): Promise<unknown> => {
    const response = await fetchAnswer(path, options, bearer);
    return response.json().catch((cause: unknown) => {
      throw cause instanceof SyntaxError ? parseFailure(cause) : unansweredOf(options)(cause);
    });
  };

  /** Rejects without a request while offline. */
  const write: typeof send = (path, options) =>
    settings.isOnline() ? send(path, options) : Promise.reject(offlineFailure());

  // identical pending reads share one request, which is
  // aborted when all callers have cancelled (NET-02)
  const underWay = new Map<string, SharedRead>();

  const begin = (path: string, bearer: string | null, key: string): SharedRead => {
    const ending = new AbortController();
    const headers = { 'Content-Type': 'application/json' };
    const answer = send(path, { method: 'get', signal: ending.signal, headers }, bearer);
    const read: SharedRead = { answer, ending, readers: 0 };
    underWay.set(key, read);
    answer.then(
      () => forget(key, read),
      () => forget(key, read),
    );
    return read;
  };

  const forget = (key: string, read: SharedRead): void => {
    if (underWay.get(key) === read) underWay.delete(key);
  };

  const share = (path: string, signal: AbortSignal): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const bearer = authorization.token();
      // the token is part of the key: responses are specific to a customer
      const key = `${path} ${bearer ?? ''}`;
      const read = underWay.get(key) ?? begin(path, bearer, key);
      read.readers += 1;
      const leave = (): void => {
        read.readers -= 1;
        if (read.readers === 0) {
          forget(key, read);
          read.ending.abort();
        }
        reject(cancelledFailure(signal.reason));
      };
      signal.addEventListener('abort', leave, { once: true });
      read.answer.then(resolve, reject);
    });

  return {
    get: (path, signal) =>
      signal.aborted ? Promise.reject(cancelledFailure(signal.reason)) : share(path, signal),
    getFile: async (path, signal) => {
      const wanted = { method: 'get', signal, headers: { 'Content-Type': 'application/json' } };
      const response = await fetchAnswer(path, wanted);
      return response.blob().catch((cause: unknown) => {
        throw unansweredOf(wanted)(cause);
      });
    },
    put: (path, body, signal) => write(path, { method: 'put', json: body, signal }),
    delete: (path, signal) => write(path, { method: 'delete', signal }),
    post: (path, body, signal, headers = {}) => write(path, { method: 'post', json: body, signal, headers }),
    postForm: (path, fields, signal) =>
      write(path, { method: 'post', body: new URLSearchParams(fields), signal }),
  };
};
