/** What a page asks in the moment it is left has to outlive it (BEY-05); what the leaving itself cuts off did not fail (BEY-04). */

/** Milliseconds after which a page that was about to be left is taken to stay: the leaving was called off, or led to a download. */
const staying = 3000;

/** What only a browser tells a page about its end. */
export interface PartingPage extends Pick<EventTarget, 'addEventListener'> {
  readonly fetch: typeof fetch;
  readonly setTimeout: (run: () => void, milliseconds: number) => unknown;
}

/** A fetch for as long as the page lives. Rejects as `fetch` does, but late where the page seems to be left: then nobody is there to hear it, or it is true. */
export const partingFetch = (page: PartingPage): typeof fetch => {
  let isHidden = false;
  let parting: Promise<void> | null = null;
  const partUntil = (stays: Promise<void>): void => {
    parting = stays;
    void stays.then(() => {
      if (parting === stays) parting = null;
    });
  };
  page.addEventListener('beforeunload', () =>
    partUntil(new Promise((stay) => page.setTimeout(stay, staying))),
  );
  // not every browser tells of the leaving beforehand
  page.addEventListener('pagehide', () => {
    isHidden = true;
    partUntil(new Promise((stay) => page.addEventListener('pageshow', () => stay(), { once: true })));
  });
  // out of the history it lives on
  page.addEventListener('pageshow', () => (isHidden = false));

  /** The browser cuts off what is under way before it hides the page; were that believed, the shop would fall back on its way out. */
  const outlast = async <Outcome>(
    outcome: Promise<Outcome>,
    signal: AbortSignal | undefined,
  ): Promise<Outcome> =>
    outcome.catch(async (failure: unknown) => {
      if (signal?.aborted !== true && parting !== null) await parting;
      throw failure;
    });

  return async (input, init) => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const response = await outlast(page.fetch(input, isHidden ? { ...init, keepalive: true } : init), signal);
    // the rest of an answer may be cut off as its beginning may
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    return new Response(await outlast(response.arrayBuffer(), signal), { status, statusText, headers });
  };
};
