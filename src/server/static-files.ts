/**
 * The client build in memory, by path: no path can reach
 * outside it, and a request costs one look-up.
 */

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readPieces, type Markup } from '#app/markup.ts';
import { isCompressible } from './content-types.ts';
import { createIsBusy } from './event-loop.ts';
import {
  answerWith,
  hashOfContent,
  hold,
  type EncodingName,
  type HeldFile,
  type Packing,
} from './held-file.ts';
import type { HeaderRecord } from './security-headers.ts';

const toBrotli = promisify(brotliCompress);

const ofQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const isBusy = createIsBusy();

/**
 * A page takes 1.1 ms while its visitor waits. If many wait, it takes 0.1 ms and is a third
 * larger. One that is requested again is worth 35 ms.
 */
const quickly = () => ofQuality(isBusy() ? 0 : 5);
const well = ofQuality(10);

/** In order of preference. */
const encodings = [
  {
    name: 'br',
    suffix: '.br',
    compress: brotliCompressSync,
    packing: (text: Buffer): Packing => ({
      pack: () => brotliCompressSync(text, quickly()),
      packWell: () => toBrotli(text, well),
    }),
  },
  {
    name: 'gzip',
    suffix: '.gz',
    compress: gzipSync,
    packing: (text: Buffer): Packing => ({ pack: () => gzipSync(text) }),
  },
] as const;

/** Changes a file at the start; null leaves it as it is. */
export type RewriteFile = (path: string, text: string) => string | null;

/** What to insert into a file for one address. */
export interface Inset {
  /** Equal for equal results. */
  readonly text: string;
  readonly into: (file: string) => Markup;
  /** Cache-Control of the whole, if it is not the file's. */
  readonly caching?: string;
}

export interface StaticFiles {
  /**
   * The response for a path of the build, or null if there is no such
   * file; one with a status other than 200 is sent in full.
   */
  answer(
    path: string,
    request: Request,
    extra?: HeaderRecord,
    status?: number,
    inset?: Inset | null,
  ): Response | null;
  readonly paths: readonly string[];
  /** The text of a file, as served. */
  read(path: string): string | null;
}

/** The most pages with an inset that are cached, and their bytes; the oldest are evicted. */
const mostInset = 500;
const mostBytes = 48 * 1024 * 1024;

/** Compressed copies of a rewritten file are outdated, so they are replaced. */
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

const loadFiles = async (folder: string, rewrite: RewriteFile): Promise<ReadonlyMap<string, HeldFile>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const bodies = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    bodies.set(`/${relative(folder, file).split(sep).join('/')}`, new Uint8Array(await readFile(file)));
  }
  rewritten(bodies, rewrite);
  const files = new Map<string, HeldFile>();
  for (const [path, body] of bodies) {
    if (encodings.some(({ suffix }) => path.endsWith(suffix))) continue;
    const copies = new Map<EncodingName, Packing>();
    for (const { name, suffix } of encodings) {
      const small = bodies.get(`${path}${suffix}`);
      if (small !== undefined) copies.set(name, { pack: () => small });
    }
    files.set(path, hold(path, body, copies));
  }
  return files;
};

const toBytes = readPieces((html) => Buffer.from(html));

const textOf = ({ body }: HeldFile): string => new TextDecoder().decode(body);

interface Inserted {
  readonly of: HeldFile;
  readonly made: HeldFile;
  readonly bytes: number;
}

/** The text and its compressed copies, which do not exist yet. */
const bytesOf = (text: string, { body }: HeldFile): number => text.length + 2 * body.length;

/** A hash as key: a map compares long strings of equal length character by character. */
const markOf = (text: string): string => createHash('sha256').update(text).digest('base64');

export const openStaticFiles = async (
  folder: string,
  rewrite: RewriteFile = () => null,
): Promise<StaticFiles> => {
  const files = await loadFiles(folder, rewrite);
  const inset = new Map<string, Inserted>();
  let bytes = 0;

  const forget = (mark: string): void => {
    bytes -= inset.get(mark)?.bytes ?? 0;
    inset.delete(mark);
  };

  const withInset = (path: string, file: HeldFile, { text, into, caching }: Inset): HeldFile => {
    const mark = markOf(text);
    const known = inset.get(mark);
    if (known?.of === file) return known.made;
    const body = Buffer.concat(toBytes(into(textOf(file))));
    const copies = new Map(encodings.map(({ name, packing }) => [name, packing(body)] as const));
    // file and inset determine the page, which is ten times as long
    const made = hold(path, body, copies, caching, () => hashOfContent(file.plain().headers['ETag'] + mark));
    forget(mark);
    const weight = bytesOf(text, made);
    for (const oldest of inset.keys())
      if (inset.size >= mostInset || bytes + weight > mostBytes) forget(oldest);
    inset.set(mark, { of: file, made, bytes: weight });
    bytes += weight;
    return made;
  };

  return {
    paths: [...files.keys()],
    answer(path, request, extra = {}, status = 200, written = null) {
      const file = files.get(path);
      // files with a leading dot are for the server only
      if (file === undefined || path.startsWith('/.')) return null;
      return answerWith(written === null ? file : withInset(path, file, written), request, extra, status);
    },
    read(path) {
      const file = files.get(path);
      return file === undefined ? null : textOf(file);
    },
  };
};
