/**
 * Responds with a strategy; pending cache writes keep the
 * worker alive and may fail silently, as on a full disk.
 */

import type { Strategy } from 'workbox-strategies/Strategy.js';

export const answerBy = (strategy: Strategy, event: ExtendableEvent, request: Request): Promise<Response> => {
  const [answer, stored] = strategy.handleAll({ event, request });
  stored.catch(() => undefined);
  return answer;
};
