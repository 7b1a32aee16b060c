/** Reads a request body as text, up to a size limit. */

import { isDeepJson } from './nesting.ts';

const mostBytes = 256 * 1024;

export class TooLarge extends Error {
  override name = 'TooLarge';
  constructor() {
    super('The request body is too large.');
  }
}

export class Unreadable extends Error {
  override name = 'Unreadable';
}

/**
 * PostgreSQL cannot store NUL, and no legitimate request contains it, raw or escaped as in JSON or
 * URLs.
 */
const nul = /\0|\\u0000/;
const escapedNul = /%00/;

export function refuseNul(address: string): void {
  if (escapedNul.test(address)) throw new Unreadable('Decoding error.');
}

export async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw new TooLarge();
  if (request.body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new TooLarge();
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  if (nul.test(text) || isDeepJson(text)) throw new Unreadable('Decoding error.');
  return text;
}
