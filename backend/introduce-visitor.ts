/** Names the visitor to a backend without a front door: the last entry of X-Forwarded-For is who the limits count (X4). */

/** A door before the backend has named the visitor already; whoever comes straight from outside is the socket's other end. */
export function introduceVisitor(
  request: Request,
  address: string | undefined,
  isDoorTrusted: boolean,
): Request {
  const claimed = request.headers.get('x-forwarded-for');
  if (claimed !== null && isDoorTrusted) return request;
  if (address === undefined) request.headers.delete('x-forwarded-for');
  else request.headers.set('x-forwarded-for', address);
  return request;
}

/** Nobody but this machine itself asks from there: where a door stands beside the backend, it is the one. */
export function isThisMachine(address: string | undefined): boolean {
  return address !== undefined && /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/.test(address);
}
