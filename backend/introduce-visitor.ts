/**
 * Adds the visitor's address to requests without a front door: limits count by the last
 * X-Forwarded-For entry (X4). Host and scheme are believed of a trusted front door only.
 */

/**
 * A trusted front door has added the address already; otherwise it is the socket's remote address.
 */
export function introduceVisitor(
  request: Request,
  address: string | undefined,
  isDoorTrusted: boolean,
): Request {
  if (!isDoorTrusted)
    for (const name of ['x-forwarded-host', 'x-forwarded-proto']) request.headers.delete(name);
  const claimed = request.headers.get('x-forwarded-for');
  if (claimed !== null && isDoorTrusted) return request;
  if (address === undefined) request.headers.delete('x-forwarded-for');
  else request.headers.set('x-forwarded-for', address);
  return request;
}

/**
 * Only local processes connect from a loopback address, so it is the front door on this machine.
 */
export function isThisMachine(address: string | undefined): boolean {
  return address !== undefined && /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/.test(address);
}
