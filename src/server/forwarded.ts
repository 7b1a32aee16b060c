/**
 * Who sent a request, as this server tells the backend: it
 * writes the last entry of X-Forwarded-For itself.
 */

export interface Visitor {
  /** Address of the socket, or the one a trusted proxy reports. */
  readonly address: string | null;
}

/** The last entry, which a trusted proxy wrote; a visitor may have sent the others. */
export const addressFromProxy = (headers: Headers): string | null =>
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || null;

/**
 * The chain with this visitor appended; null without a
 * known address, so that nothing unverified passes.
 */
export const forwardedFor = (headers: Headers, { address }: Visitor): string | null => {
  if (address === null) return null;
  const claimed = headers.get('x-forwarded-for');
  return claimed === null ? address : `${claimed}, ${address}`;
};

/** The scheme by which the visitor came; only a trusted proxy may say https for a plain request. */
export const schemeFor = ({ url, headers }: Request, isProxyTrusted: boolean): 'http' | 'https' =>
  (isProxyTrusted && headers.get('x-forwarded-proto') === 'https') || new URL(url).protocol === 'https:'
    ? 'https'
    : 'http';

/** The origin of the request, as a trusted proxy saw it. */
export const originFor = (request: Request, isProxyTrusted: boolean): string => {
  const { host } = new URL(request.url);
  const claimed = isProxyTrusted ? request.headers.get('x-forwarded-host') : null;
  return `${schemeFor(request, isProxyTrusted)}://${claimed ?? host}`;
};

/** Sets the visitor's address on the request itself, for a backend in this process. */
export const introduce = (request: Request, visitor: Visitor): Request => {
  const chain = forwardedFor(request.headers, visitor);
  if (chain === null) request.headers.delete('x-forwarded-for');
  else request.headers.set('x-forwarded-for', chain);
  return request;
};
