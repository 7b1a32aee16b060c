/** Who asks, as the door tells the backend: the last entry of X-Forwarded-For is the door's own and may be believed. */

export interface Visitor {
  /** As the socket saw it, or the proxy before this door where that one is trusted. */
  readonly address: string | null;
}

/** What a trusted proxy saw; whatever else stands in the header is the visitor's own claim. */
export const addressFromProxy = (headers: Headers): string | null =>
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || null;

/** The chain with this visitor at its end; without a known address nothing that was claimed is passed on. */
export const forwardedFor = (headers: Headers, { address }: Visitor): string | null => {
  if (address === null) return null;
  const claimed = headers.get('x-forwarded-for');
  return claimed === null ? address : `${claimed}, ${address}`;
};

/** The address under which the shop was asked for, as its proxy saw it where that one is trusted. */
export const originFor = ({ url, headers }: Request, isProxyTrusted: boolean): string => {
  const { protocol, host } = new URL(url);
  if (!isProxyTrusted) return `${protocol}//${host}`;
  const scheme = headers.get('x-forwarded-proto') === 'https' ? 'https:' : protocol;
  return `${scheme}//${headers.get('x-forwarded-host') ?? host}`;
};

/** Names the visitor in the request itself, for a backend in this process. */
export const introduce = (request: Request, visitor: Visitor): Request => {
  const chain = forwardedFor(request.headers, visitor);
  if (chain === null) request.headers.delete('x-forwarded-for');
  else request.headers.set('x-forwarded-for', chain);
  return request;
};
