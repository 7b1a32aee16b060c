/**
 * The server's own error responses: JSON for programs, a
 * plain sentence for people, never a stack trace.
 */

const refusals = {
  400: { status: 400, reason: 'The address of this request is not valid.' },
  404: { status: 404, reason: 'That page could not be found. Please try again.' },
  405: { status: 405, reason: 'This address does not answer requests of this kind.' },
  408: { status: 408, reason: 'The request did not arrive in time.' },
  413: { status: 413, reason: 'The request is larger than the shop accepts.' },
  500: { status: 500, reason: 'Something went wrong. Please try again.' },
  502: { status: 502, reason: 'The shop’s server cannot be reached. Please try again in a moment.' },
  503: { status: 503, reason: 'The shop cannot say that at the moment. Please try again later.' },
  504: { status: 504, reason: 'The shop’s server did not answer in time. Please try again in a moment.' },
  busy: {
    status: 503,
    reason: 'The shop has more visitors than it can serve at this moment. Please try again in a few seconds.',
  },
} as const;

export type RefusalName = keyof typeof refusals;

/** Seconds for Retry-After. */
const retryAfter: Partial<Record<RefusalName, string>> = { busy: '2', 504: '10' };

type HeaderTexts = Readonly<Record<string, string>>;

const headersOf = (name: RefusalName, headers: HeaderTexts): HeaderTexts => ({
  'Cache-Control': 'no-store',
  ...(retryAfter[name] === undefined ? {} : { 'Retry-After': retryAfter[name] }),
  ...headers,
});

/** For API paths: the message where a Magento client looks for it. */
export const refuseJson = (name: RefusalName, headers: HeaderTexts = {}): Response => {
  const { status, reason: message } = refusals[name];
  return Response.json({ message }, { status, headers: headersOf(name, headers) });
};

/** For addresses that a person may have typed. */
export const refuseText = (name: RefusalName, headers: HeaderTexts = {}): Response => {
  const { status, reason } = refusals[name];
  const type = { 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response(`${reason}\n`, { status, headers: { ...type, ...headersOf(name, headers) } });
};
