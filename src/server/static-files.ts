/** The client build held in memory by path: nothing outside it can be named, and a request costs one look-up. */

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { contentTypeOf, isCompressible } from './content-types.ts';
import type { HeaderRecord } from './security-headers.ts';

const encodings = [
  { name: 'br', suffix: '.br', compress: brotliCompressSync },
  { name: 'gzip', suffix: '.gz', compress: gzipSync },
] as const;

type EncodingName = (typeof encodings)[number]['name'];

interface Copy {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: HeaderRecord;
}

interface StaticFile {
  readonly plain: Copy;
  readonly encoded: ReadonlyMap<EncodingName, Copy>;
}

/** What a file of the build is to be instead, told once at the start; null leaves it as it is. */
export type RewriteFile = (path: string, text: string) => string | null;

export interface StaticFiles {
  /** The answer for a path of the build with these headers on it, or null where there is no such file; a status other than 200 is answered whole. */
  answer(path: string, request: Request, extra?: HeaderRecord, status?: number): Response | null;
  /** The text of a file, as it is answered. */
  read(path: string): string | null;
}

const cachingOf = (path: string): string => {
  // Vite puts a hash of the content into each name under /assets/
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return /\.(html|js|webmanifest)$/.test(path) ? 'no-cache' : 'public, max-age=3600';
};

const makeCopy = (path: string, body: Uint8Array<ArrayBuffer>, encoding?: EncodingName): Copy => {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 20);
  const headers = {
    'Content-Type': contentTypeOf(path),
    'Content-Length': String(body.length),
    'Cache-Control': cachingOf(path),
    ETag: `"${hash}"`,
    Vary: 'Accept-Encoding',
  };
  return { body, headers: encoding === undefined ? headers : { ...headers, 'Content-Encoding': encoding } };
};

/** `br;q=0` is a refusal; the word alone or any other weight is a welcome. */
const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name, ...parameters] = part.trim().split(/\s*;\s*/);
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0+)?$/.test(parameter));
  });

const choose = (file: StaticFile, request: Request): Copy => {
  const header = request.headers.get('accept-encoding') ?? '';
  for (const { name } of encodings) {
    const copy = file.encoded.get(name);
    if (copy !== undefined && accepts(header, name)) return copy;
  }
  return file.plain;
};

const isKnownBy = (request: Request, etag: string): boolean => {
  const header = request.headers.get('if-none-match');
  if (header === null) return false;
  return header.split(',').some((part) => ['*', etag, `W/${etag}`].includes(part.trim()));
};

/** The copies beside a rewritten file are of another text: they are made anew. */
const rewritten = (bodies: Map<string, Uint8Array<ArrayBuffer>>, rewrite: RewriteFile): void => {
  for (const [path, body] of [...bodies].filter(([name]) => isCompressible(name))) {
    const text = new TextDecoder().decode(body);
    const changed = rewrite(path, text);
    if (changed === null || changed === text) continue;
    const fresh = new Uint8Array(Buffer.from(changed));
    bodies.set(path, fresh);
    for (const { suffix, compress } of encodings)
      if (bodies.has(path + suffix)) bodies.set(path + suffix, new Uint8Array(compress(fresh)));
  }
};

const loadFiles = async (folder: string, rewrite: RewriteFile): Promise<ReadonlyMap<string, StaticFile>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const bodies = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    bodies.set(`/${relative(folder, file).split(sep).join('/')}`, new Uint8Array(await readFile(file)));
  }
  rewritten(bodies, rewrite);
  const files = new Map<string, StaticFile>();
  for (const [path, body] of bodies) {
    if (encodings.some(({ suffix }) => path.endsWith(suffix))) continue;
    const encoded = new Map<EncodingName, Copy>();
    for (const { name, suffix } of encodings) {
      const small = bodies.get(`${path}${suffix}`);
      if (small !== undefined && small.length < body.length) encoded.set(name, makeCopy(path, small, name));
    }
    files.set(path, { plain: makeCopy(path, body), encoded });
  }
  return files;
};

export const openStaticFiles = async (
  folder: string,
  rewrite: RewriteFile = () => null,
): Promise<StaticFiles> => {
  const files = await loadFiles(folder, rewrite);
  return {
    answer(path, request, extra = {}, status = 200) {
      const file = files.get(path);
      if (file === undefined) return null;
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
    },
    read(path) {
      const file = files.get(path);
      return file === undefined ? null : new TextDecoder().decode(file.plain.body);
    },
  };
};
