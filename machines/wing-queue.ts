/** Requests that wait for a wing, in the order in which they were sent. */

import type { WingRequest } from './wing.events.ts';

/** A request that passes another one on also compares that one. */
const kindOf = (request: WingRequest): string => {
  if ('request' in request) return `${request.type} ${request.request.type}`;
  return 'told' in request ? `${request.type} ${request.told.type}` : request.type;
};

/**
 * Notes have no response, so the last of each kind is enough. Notes about a customer who signed out
 * are dropped.
 */
export const withNoted = (queue: readonly WingRequest[], request: WingRequest): readonly WingRequest[] =>
  /^(account|checkout|desk)\.forget$/.test(request.type)
    ? [request]
    : [...queue.filter((other) => kindOf(other) !== kindOf(request)), request];

/** After a failure the shopper presses again: the same request is already queued. */
export const withRepeated = (queue: readonly WingRequest[], request: WingRequest): readonly WingRequest[] =>
  queue.some((other) => JSON.stringify(other) === JSON.stringify(request)) ? queue : [...queue, request];

/** The shopper added products to the cart. */
export const isAddition = (request: WingRequest): boolean =>
  request.type === 'trade.passRequest' && /^cart\.(add|edit|reorder)/.test(request.request.type);

export const isAdditionOf = (request: WingRequest, sku: string): boolean => {
  if (request.type !== 'trade.passRequest') return false;
  const asked = request.request;
  if (asked.type === 'cart.addItem') return asked.line.sku === sku;
  return asked.type === 'cart.addItems' && asked.lines.some((line) => line.sku === sku);
};
