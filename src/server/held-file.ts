/**
 * A file in memory with its compressed copies, and the
 * response to a request: encoding, revalidation.
 */

import { createHash } from 'node:crypto';
import { contentTypeOf } from './content-types.ts';
import type { HeaderRecord } from './security-headers.ts';

export type EncodingName = 'br' | 'gzip';

type Body = Uint8Array<ArrayBuffer>;

interface Copy {
  readonly body: Body;
  readonly headers: HeaderRecord;
}

/** How to compress a file. */
export interface Packing {
  /** At once, while a request waits. */
  readonly pack: () => Body;
  /** Smaller and later, for a file that is requested more than once. */
  readonly packWell?: () => Promise<Body>;
}

/** Each copy is made on first use. */
export interface HeldFile {
  readonly body: Body;
  readonly plain: () => Copy;
  readonly encoded: ReadonlyMap<EncodingName, () => Copy>;
}

const cachingOf = (path: string): string => {
  // Vite puts a hash of the content into each name under /assets/
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return /\.(html|js|webmanifest)$/.test(path) ? 'no-cache' : 'public, max-age=3600';
};

/** The entity tag names the content, which stays the same when it is compressed again. */
const makeCopy = (path: string, caching: string, hash: string, body: Body, encoding?: EncodingName): Copy => {
  const headers = {
    'Content-Type': contentTypeOf(path),
    'Content-Length': String(body.length),
    'Cache-Control': caching,
    ETag: encoding === undefined ? `"${hash}"` : `"${hash}-${encoding}"`,
    Vary: 'Accept-Encoding',
  };
  return { body, headers: encoding === undefined ? headers : { ...headers, 'Content-Encoding': encoding } };
};

const once = <Made>(make: () => Made) => {
  let made: Made | undefined;
  return (): Made => (made ??= make());
};

/** Equal for equal contents. */
export const hashOfContent = (content: Body | string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 20);

/** Keeps a compressed copy only if it is smaller. */
export const hold = (
  path: string,
  body: Body,
  packings: ReadonlyMap<EncodingName, Packing>,
  caching = cachingOf(path),
  hash = once(() => hashOfContent(body)),
): HeldFile => {
  const plain = once(() => makeCopy(path, caching, hash(), body));
  const packed = ({ pack, packWell }: Packing, name: EncodingName) => {
    const copyOf = (small: Body): Copy =>
      small.length < body.length ? makeCopy(path, caching, hash(), small, name) : plain();
    let copy: Copy | undefined;
    const packAgain = once(async () => {
      const small = await packWell?.().catch(() => undefined);
      if (small !== undefined) copy = copyOf(small);
    });
    return (): Copy => {
      if (copy !== undefined) void packAgain();
      copy ??= copyOf(pack());
      return copy;
    };
  };
  const encoded = new Map([...packings].map(([name, packing]) => [name, packed(packing, name)]));
  return { body, plain, encoded };
};

/** Accepted unless its weight is 0, as in `br;q=0`. */
const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name, ...parameters] = part.trim().split(/\s*;\s*/);
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0+)?$/.test(parameter));
  });

const choose = (file: HeldFile, request: Request): Copy => {
  const header = request.headers.get('accept-encoding') ?? '';
  for (const [name, copy] of file.encoded) if (accepts(header, name)) return copy();
  return file.plain();
};

const isKnownBy = (request: Request, etag: string): boolean => {
  const header = request.headers.get('if-none-match');
  if (header === null) return false;
  return header.split(',').some((part) => ['*', etag, `W/${etag}`].includes(part.trim()));
};

/**
 * Adds the given headers; a response with a status other than 200 is sent in full and never cached.
 */
export const answerWith = (
  file: HeldFile,
  request: Request,
  extra: HeaderRecord,
  status: number,
): Response => {
  const { body, headers } = choose(file, request);
  if (status !== 200) {
    const { ETag: _etag, ...kept } = headers;
    return new Response(body, { status, headers: { ...extra, ...kept, 'Cache-Control': 'no-store' } });
  }
  if (!isKnownBy(request, headers['ETag'] ?? ''))
    return new Response(body, { headers: { ...extra, ...headers } });
  const {
    'Content-Length': _length,
    'Content-Type': _type,
    'Content-Encoding': _encoding,
    ...kept
  } = headers;
  return new Response(null, { status: 304, headers: { ...extra, ...kept } });
};
