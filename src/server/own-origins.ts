/**
 * Under which of the shop's own addresses a request counts: what is kept is kept for these alone,
 * never for a host that a request makes up.
 */

import { nowhere } from './ask-graphql.ts';
import { originFor } from './forwarded.ts';

/** The end of a connection on this side. */
export interface LocalEnd {
  readonly address: string;
  readonly port: number;
}

export interface OriginOptions {
  /** The addresses that the shop is known under (PUBLIC_URL), the first before all others. */
  readonly publicUrls: readonly URL[];
  readonly isProxyTrusted: boolean;
}

const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

const nameOf = (address: string): string => {
  const plain = address.replace(/^::ffff:/, '');
  return plain.includes(':') ? `[${plain}]` : plain;
};

/** Names by which a browser reaches this socket without any name service. */
const isOwnSocket = (host: string, { address, port }: LocalEnd): boolean =>
  [...loopback, nameOf(address)].some((name) => host === `${name}:${port}` || (port === 80 && host === name));

/**
 * Where addresses are configured, a host that is none of them counts as the first. Without any,
 * only the socket's own
 * address counts; any other host is `nowhere`, and what is written for it names no host.
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

/** An address on an origin; where that is `nowhere`, the path alone. */
export const addressOn = (origin: string, address: string): string => {
  const url = new URL(address, origin);
  return url.origin === nowhere ? url.pathname + url.search : url.href;
};

/**
 * The local end of the connection that a request of @hono/node-server came by; null without one,
 * as in tests.
 */
export const localEndOf = (env: unknown): LocalEnd | null => {
  const socket = (
    env as { incoming?: { socket?: { localAddress?: string; localPort?: number } } } | undefined
  )?.incoming?.socket;
  return socket?.localAddress === undefined || socket.localPort === undefined
    ? null
    : { address: socket.localAddress, port: socket.localPort };
};
