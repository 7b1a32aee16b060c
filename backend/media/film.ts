/**
 * Serves the films of content pages below /media/wysiwyg/films/, with range requests, which some
 * players require (CONTENT-01).
 */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backendFolder } from '../folder.ts';

const pattern = /^\/media\/wysiwyg\/films\/([a-z][a-z0-9-]{0,60}\.mp4)$/;
const month = 'public, max-age=2592000';

export function isFilmPath(pathname: string): boolean {
  return pattern.test(pathname);
}

interface Part {
  readonly first: number;
  readonly last: number;
}

/** The requested range; null for the whole file, undefined for an invalid range. */
function partOf(range: string | null, size: number): Part | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : undefined;
}

function problem(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(message, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}

export async function answerFilm(request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return problem(405, 'Films can only be seen.', { Allow: 'GET, HEAD' });
  const name = pattern.exec(new URL(request.url).pathname)?.[1] ?? '';
  const file = join(backendFolder(), 'media/films', name);
  const found = await stat(file).catch(() => null);
  if (found === null) return problem(404, 'There is no such film.');
  const { size, mtimeMs } = found;
  const part = partOf(request.headers.get('range'), size);
  if (part === undefined)
    return problem(416, 'The film has no such part.', { 'Content-Range': `bytes */${size}` });
  const { first, last } = part ?? { first: 0, last: size - 1 };
  const headers = {
    'Content-Type': 'video/mp4',
    'Content-Length': String(last - first + 1),
    'Accept-Ranges': 'bytes',
    'Cache-Control': month,
    ETag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
    'X-Content-Type-Options': 'nosniff',
    ...(part === null ? {} : { 'Content-Range': `bytes ${first}-${last}/${size}` }),
  };
  const body = request.method === 'HEAD' ? null : new Uint8Array(await readFile(file)).slice(first, last + 1);
  return new Response(body, { status: part === null ? 200 : 206, headers });
}
