/**
 * Reduces a visitor's request to what the backend may see:
 * method, known headers and a complete body.
 */

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

export const allowedMethods = [...methods].join(', ');

export const isAllowedMethod = (method: string): boolean => methods.has(method);

/**
 * Headers that pass. Any other is dropped, because a framework or proxy may read another address,
 * method or visitor from it (X-Original-URL, X-HTTP-Method-Override, Forwarded, X-Real-IP).
 */
const passed: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cache-control',
  'content-currency',
  'content-length',
  'content-type',
  'cookie',
  'host',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'pragma',
  'range',
  'referer',
  'store',
  'traceparent',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-magento-cache-id',
  'x-recaptcha',
  'x-request-id',
  'x-requested-with',
  'x-xsrf-token',
]);

export const dropOtherHeaders = (headers: Headers): void => {
  const others = [...headers.keys()].filter((name) => !passed.has(name));
  for (const name of others) headers.delete(name);
};

/** Null if there are more than `most` bytes. Rejects if the visitor disconnects. */
const readBytes = async (
  { headers, body }: Request,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (Number(headers.get('content-length') ?? 0) > most) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
};

/** The same request with its body in memory, so that a slow visitor does not occupy the backend. */
export const withWholeBody = async (request: Request, most: number): Promise<Request | null> => {
  const bytes = await readBytes(request, most);
  if (bytes === null) return null;
  const { url, method } = request;
  const headers = new Headers(request.headers);
  headers.set('Content-Length', String(bytes.length));
  return new Request(url, { method, headers, body: bytes.length === 0 ? null : bytes });
};
