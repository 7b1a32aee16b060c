/** The front door's own refusals: JSON for programs, a plain sentence for people, never a stack trace. */

const reasons = {
  400: 'The address of this request is not valid.',
  404: 'That page could not be found. Please try again.',
  405: 'This address only answers GET and HEAD.',
  413: 'The request is larger than the shop accepts.',
  500: 'Something went wrong. Please try again.',
  502: 'The shop’s server cannot be reached. Please try again in a moment.',
  503: 'The shop cannot say that at the moment. Please try again later.',
} as const;

export type RefusalStatus = keyof typeof reasons;

/** For the API paths: the message where a Magento client looks for it. */
export const refuseJson = (status: RefusalStatus): Response =>
  Response.json({ message: reasons[status] }, { status, headers: { 'Cache-Control': 'no-store' } });

/** For everything a person may have typed into the address bar. */
export const refuseText = (status: RefusalStatus, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(`${reasons[status]}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
