/**
 * Maps a request to one of the shop's own origins: pages are cached for
 * these only, never for a host that a request makes up.
 */

import { nowhere } from './ask-graphql.ts';
import { originFor } from './forwarded.ts';

/** The server's end of a connection. */
export interface LocalEnd {
  readonly address: string;
  readonly port: number;
}

export interface OriginOptions {
  /** The shop's public addresses (PUBLIC_URL); the first is the main one. */
  readonly publicUrls: readonly URL[];
  readonly isProxyTrusted: boolean;
}

const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

const nameOf = (address: string): string => {
  const plain = address.replace(/^::ffff:/, '');
  return plain.includes(':') ? `[${plain}]` : plain;
};

/** Host names that reach this socket without DNS. */
const isOwnSocket = (host: string, { address, port }: LocalEnd): boolean =>
  [...loopback, nameOf(address)].some((name) => host === `${name}:${port}` || (port === 80 && host === name));

/**
 * With public addresses, an unknown host counts as the first of them. Without any, only the
 * socket's own address counts; any other host is `nowhere`, whose responses name no host.
 */
export const createOwnOrigins =
  ({ publicUrls, isProxyTrusted }: OriginOptions) =>
  (request: Request, local: LocalEnd | null): string => {
    const [first] = publicUrls;
    const claimed = originFor(request, isProxyTrusted);
    const host = URL.canParse(claimed) ? new URL(claimed).host : '';
    if (first !== undefined) return (publicUrls.find((url) => url.host === host) ?? first).origin;
    return local !== null && isOwnSocket(host, local) ? claimed : nowhere;
  };

/** An address on an origin; only the path if that is `nowhere`. */
export const addressOn = (origin: string, address: string): string => {
  const url = new URL(address, origin);
  return url.origin === nowhere ? url.pathname + url.search : url.href;
};

/** The local end of a @hono/node-server connection; null without one, as in tests. */
export const localEndOf = (env: unknown): LocalEnd | null => {
  const socket = (
    env as { incoming?: { socket?: { localAddress?: string; localPort?: number } } } | undefined
  )?.incoming?.socket;
  return socket?.localAddress === undefined || socket.localPort === undefined
    ? null
    : { address: socket.localAddress, port: socket.localPort };
};
