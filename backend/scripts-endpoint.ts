/** Serves /scripts/validate_postcode.php: whether a postcode exists in a country (ADDR-05, §7). */
import { isKnownPostcode } from './rules/postcode-ranges.ts';
import { readForm } from './request-form.ts';

export const postcodePath = '/scripts/validate_postcode.php';

export const invalidPostcodeMessage = 'Invalid postcode number';

function problem(status: number, message: string): Response {
  return Response.json({ valid: false, message }, { status, headers: { 'Cache-Control': 'no-store' } });
}

export async function answerPostcode(request: Request): Promise<Response> {
  if (request.method !== 'POST') return problem(405, 'Send the postcode by POST.');
  const form = await readForm(request);
  const postcode = form?.get('postcode')?.trim();
  if (!form || postcode === undefined) return problem(400, 'Send postcode and country as a form.');
  const isValid = isKnownPostcode((form.get('country') ?? 'AU').trim().toUpperCase(), postcode);
  return Response.json(
    { valid: isValid, message: isValid ? '' : invalidPostcodeMessage },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
