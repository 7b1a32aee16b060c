/** Waiting for the card SDK with an end of our own: its promises know none but theirs. */

/** The work's outcome, or the signal's reason if that comes first. */
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
