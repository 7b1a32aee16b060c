/** Requests that wait for a wing, in the order in which they were sent. */

import type { WingRequest } from './wing.events.ts';

/** What a request passes on decides with it whether two are of one kind. */
const kindOf = (request: WingRequest): string => {
  if ('request' in request) return `${request.type} ${request.request.type}`;
  return 'told' in request ? `${request.type} ${request.told.type}` : request.type;
};

/** No answer to a note is awaited: the last of a kind is enough, and nothing is kept of a customer who left. */
export const withNoted = (queue: readonly WingRequest[], request: WingRequest): readonly WingRequest[] =>
  /^(account|checkout|desk)\.forget$/.test(request.type)
    ? [request]
    : [...queue.filter((other) => kindOf(other) !== kindOf(request)), request];
