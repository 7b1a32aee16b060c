/** Adds a timeout to promises of the card SDK, which have none. */

/** The result of the work, or the signal's reason if that comes first. */
export const until = async <Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> => {
  const waiting = new AbortController();
  const stopped = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { signal: waiting.signal });
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    waiting.abort();
  }
};
