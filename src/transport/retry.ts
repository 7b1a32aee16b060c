/** Asks again for what only reads: up to five attempts, jittered exponential delay from 300 ms, while online (§7 GraphQL transport, NET-01). */

import type { TransportSettings } from './settings.ts';

const attempts = 5;
const initialDelay = 300;
const overloaded = [502, 503, 504];

const isWorthRepeating = (outcome: Response | Error): boolean =>
  outcome instanceof Error || overloaded.includes(outcome.status);

export const fetchWithRetry = async (
  settings: TransportSettings,
  input: RequestInfo | URL,
  init: RequestInit,
): Promise<Response> => {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await settings
      .fetch(input, init)
      .catch((cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause))));
    const isLast =
      attempt === attempts ||
      init.signal?.aborted === true ||
      !settings.isOnline() ||
      !isWorthRepeating(outcome);
    if (isLast) {
      if (outcome instanceof Error) throw outcome;
      return outcome;
    }
    await settings.wait(initialDelay * 2 ** (attempt - 1) * (0.5 + Math.random()));
  }
};
