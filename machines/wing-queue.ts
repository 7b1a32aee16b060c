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

/** After a failure a shopper presses once more: that is the same press, which waits already. */
export const withRepeated = (queue: readonly WingRequest[], request: WingRequest): readonly WingRequest[] =>
  queue.some((other) => JSON.stringify(other) === JSON.stringify(request)) ? queue : [...queue, request];

/** Goods that the shopper put into the cart. */
export const isAddition = (request: WingRequest): boolean =>
  request.type === 'trade.passRequest' && /^cart\.(add|edit|reorder)/.test(request.request.type);

export const isAdditionOf = (request: WingRequest, sku: string): boolean => {
  if (request.type !== 'trade.passRequest') return false;
  const asked = request.request;
  if (asked.type === 'cart.addItem') return asked.line.sku === sku;
  return asked.type === 'cart.addItems' && asked.lines.some((line) => line.sku === sku);
};
