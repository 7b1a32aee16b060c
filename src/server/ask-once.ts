/** Asks the backend each public question once in a while, however many pages want to know. */

export interface AskOnceOptions {
  readonly ask: (request: Request) => Promise<Response>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds. */
  readonly lifetime: number;
}

const mostAnswers = 500;

interface Answer {
  readonly response: Promise<Response>;
  readonly until: number;
}

/** Questions are asked as a guest: what is remembered is anybody's. */
export const createAskOnce = ({ ask, now, lifetime }: AskOnceOptions) => {
  const known = new Map<string, Answer>();

  const ofNow = (key: string, request: Request): Answer => {
    const kept = known.get(key);
    if (kept !== undefined && kept.until > now()) return kept;
    const asked: Answer = {
      response: ask(request).then((response) => {
        // what went wrong is asked again at once
        if (!response.ok) known.delete(key);
        return response;
      }),
      until: now() + lifetime,
    };
    asked.response.catch(() => known.delete(key));
    known.delete(key);
    const [oldest] = known.keys();
    if (known.size >= mostAnswers && oldest !== undefined) known.delete(oldest);
    known.set(key, asked);
    return asked;
  };

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET') return ask(request);
    return (await ofNow(`${request.url} ${request.headers.get('store') ?? ''}`, request).response).clone();
  };
};
