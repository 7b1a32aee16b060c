/** Lets a strategy answer; what it still has to store keeps the worker alive and may fail unheard, as on a full disk. */

import type { Strategy } from 'workbox-strategies/Strategy.js';

export const answerBy = (strategy: Strategy, event: ExtendableEvent, request: Request): Promise<Response> => {
  const [answer, stored] = strategy.handleAll({ event, request });
  stored.catch(() => undefined);
  return answer;
};
