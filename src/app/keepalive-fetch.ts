/**
 * A fetch whose requests outlive the page (BEY-05), and which
 * hides failures caused by leaving the page (BEY-04).
 */

/** Milliseconds after which a `beforeunload` is taken as cancelled, or as a download. */
const staying = 3000;

/** The part of the window that reports the end of a page. */
export interface UnloadingPage extends Pick<EventTarget, 'addEventListener'> {
  readonly fetch: typeof fetch;
  readonly setTimeout: (run: () => void, milliseconds: number) => unknown;
}

/**
 * Creates the fetch of a page. It rejects as `fetch` does, but late while the
 * page unloads: by then the page is gone, or the failure was real.
 */
export const keepaliveFetch = (page: UnloadingPage): typeof fetch => {
  let isHidden = false;
  let unloading: Promise<void> | null = null;
  const unloadUntil = (stays: Promise<void>): void => {
    unloading = stays;
    void stays.then(() => {
      if (unloading === stays) unloading = null;
    });
  };
  page.addEventListener('beforeunload', () =>
    unloadUntil(new Promise((stay) => page.setTimeout(stay, staying))),
  );
  // not every browser fires beforeunload
  page.addEventListener('pagehide', () => {
    isHidden = true;
    unloadUntil(new Promise((stay) => page.addEventListener('pageshow', () => stay(), { once: true })));
  });
  // the page was restored from the history
  page.addEventListener('pageshow', () => (isHidden = false));

  /**
   * Browsers abort pending requests before they hide the page. Without the
   * delay the shop would react to these failures while it unloads.
   */
  const outlast = async <Outcome>(
    outcome: Promise<Outcome>,
    signal: AbortSignal | undefined,
  ): Promise<Outcome> =>
    outcome.catch(async (failure: unknown) => {
      if (signal?.aborted !== true && unloading !== null) await unloading;
      throw failure;
    });

  return async (input, init) => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const response = await outlast(page.fetch(input, isHidden ? { ...init, keepalive: true } : init), signal);
    // the body may be aborted just as the headers
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    return new Response(await outlast(response.arrayBuffer(), signal), { status, statusText, headers });
  };
};
