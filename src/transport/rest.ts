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

  // identical reads under way share one request (NET-02)
  const underWay = new Map<string, Promise<unknown>>();

  return {
    get: (path, signal) => {
      const shared = underWay.get(path);
      if (shared !== undefined) return shared;
      const asked = send(path, {
        method: 'get',
        signal,
        headers: { 'Content-Type': 'application/json' },
      }).finally(() => underWay.delete(path));
      underWay.set(path, asked);
      return asked;
    },
    post: (path, body, signal) => send(path, { method: 'post', json: body, signal }),
    postForm: (path, fields, signal) =>
      send(path, { method: 'post', body: new URLSearchParams(fields), signal }),
  };
};
