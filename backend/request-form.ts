/** Reads a posted form in either encoding of browsers. */
import { readBody, refuseNul } from './request-body.ts';

/** Null where the body is not a form. */
export async function readForm(request: Request): Promise<URLSearchParams | null> {
  const type = request.headers.get('content-type') ?? '';
  const body = await readBody(request);
  if (type.startsWith('application/x-www-form-urlencoded')) {
    refuseNul(body);
    return new URLSearchParams(body);
  }
  if (!type.startsWith('multipart/form-data')) return null;
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => null);
  if (form === null) return null;
  const fields = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new URLSearchParams(fields);
}
