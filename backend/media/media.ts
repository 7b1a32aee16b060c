/**
 * Serves the shop's images: drawn masters as webp, JPEG or PNG in the requested size, cached (§7
 * Image URLs, CAT-04).
 */
import { createHash } from 'node:crypto';
import { DiskCache } from './disk-cache.ts';
import { findMaster } from './masters.ts';
import { type Format, type MediaRequest, readMediaRequest } from './media-request.ts';
import { MemoryCache } from './memory-cache.ts';
import { rasterise } from './rasterise.ts';
import { RenderQueue } from './render-queue.ts';

export interface MediaOptions {
  /** Finds the SVG master of a path below /media/; by default among the seeded shop's. */
  readonly find?: (path: string) => string | null;
  /** A folder that caches images across restarts. */
  readonly cacheDir?: string;
  readonly memoryBytes?: number;
  readonly diskFiles?: number;
}

const contentTypes: Readonly<Record<Format, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};
const year = 'public, max-age=31536000, immutable';
const month = 'public, max-age=2592000, stale-while-revalidate=86400';

/** Creates the handler of /media/*. Keep one per server, because it holds the caches. */
export function createMedia(options: MediaOptions = {}): (request: Request) => Promise<Response> {
  const { find = findMaster, cacheDir, memoryBytes = 32 * 1024 * 1024, diskFiles = 2000 } = options;
  const memory = new MemoryCache(memoryBytes);
  const disk = cacheDir === undefined ? undefined : new DiskCache(cacheDir, diskFiles);
  const queue = new RenderQueue(2, 64);
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>();

  async function drawn(
    key: string,
    master: string,
    asked: MediaRequest,
  ): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const stored = await disk?.get(key);
    if (stored !== undefined) return stored;
    const fresh = await queue.run(() => rasterise(master, asked));
    if (fresh !== undefined) await disk?.set(key, fresh);
    return fresh;
  }

  /** Concurrent requests for one new image draw it once. */
  async function image(
    key: string,
    master: string,
    asked: MediaRequest,
  ): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const known = memory.get(key);
    if (known !== undefined) return known;
    const begun = underWay.get(key);
    if (begun !== undefined) return begun;
    const work = drawn(key, master, asked).finally(() => underWay.delete(key));
    underWay.set(key, work);
    const made = await work;
    if (made !== undefined) memory.set(key, made);
    return made;
  }

  return async function handle(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'Images can only be read.', { Allow: 'GET, HEAD' });
    }
    const reading = readMediaRequest(new URL(request.url), request.headers.get('accept') ?? '');
    if (reading.kind === 'refused') return plain(reading.status, reading.message);
    const asked = reading.request;
    const master = find(asked.path);
    if (master === null) return plain(404, 'There is no such image.');

    const key = nameOf(master, asked);
    const headers = new Headers({
      'Content-Type': contentTypes[asked.format],
      'Cache-Control': asked.isVersioned ? year : month,
      ETag: `"${key}"`,
      'X-Content-Type-Options': 'nosniff',
    });
    if (asked.isNegotiated) headers.set('Vary', 'Accept');
    if (isKnownTo(request, key)) return new Response(null, { status: 304, headers });

    const body = await image(key, master, asked);
    if (body === undefined) return plain(503, 'Too many new images at once.', { 'Retry-After': '2' });
    headers.set('Content-Length', String(body.byteLength));
    return new Response(request.method === 'HEAD' ? null : body, { headers });
  };
}

/** Names an image by its master and parameters; used as cache key and ETag. */
function nameOf(master: string, { width, height, fit, format, quality }: MediaRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([master, width, height, fit, format, quality]))
    .digest('hex')
    .slice(0, 32);
}

function isKnownTo(request: Request, key: string): boolean {
  const known = request.headers.get('if-none-match') ?? '';
  return known
    .split(',')
    .some((each) => each.trim().replace(/^W\//, '') === `"${key}"` || each.trim() === '*');
}

function plain(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(message, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });
}
