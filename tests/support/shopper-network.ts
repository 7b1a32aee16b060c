/** Requests between page and shop: held, lost on the way there or back, or answered by the test. */

import type { Page, Request, Route } from 'playwright-core';

/** One kind of request the page makes. */
export interface Call {
  readonly name: string;
  readonly glob: string;
  readonly isMeant: (request: Request) => boolean;
}

const operationOf = (request: Request): string | null => {
  if (request.method() === 'GET') return new URL(request.url()).searchParams.get('operationName');
  const body: unknown = request.postDataJSON();
  const isNamed = typeof body === 'object' && body !== null && 'operationName' in body;
  return isNamed ? String(body.operationName) : null;
};

export const graphqlCall = (operation: string): Call => ({
  name: operation,
  glob: '**/graphql*',
  isMeant: (request) => operationOf(request) === operation,
});

export const restCall = (name: string, method: string, glob: string): Call => ({
  name,
  glob,
  isMeant: (request) => request.method() === method,
});

export const calls = {
  readCart: graphqlCall('CartDetails'),
  createCart: graphqlCall('CreateCart'),
  add: graphqlCall('AddProductsToCart'),
  update: graphqlCall('UpdateItems'),
  remove: graphqlCall('RemoveItem'),
  saveEmail: graphqlCall('SetGuestEmail'),
  checkPostcode: restCall('validate_postcode', 'POST', '**/scripts/validate_postcode.php'),
  estimate: restCall('estimate', 'POST', '**/guest-carts/*/estimate-shipping-methods'),
  saveShipping: restCall('shipping-information', 'POST', '**/guest-carts/*/shipping-information'),
  order: restCall('payment-information', 'POST', '**/guest-carts/*/payment-information'),
  /** A customer's. */
  ownOrder: restCall('mine/payment-information', 'POST', '**/carts/mine/payment-information'),
  saveBilling: restCall('billing-address', 'POST', '**/guest-carts/*/billing-address'),
  /** The state of the cart. */
  orderState: restCall('guest-cart', 'GET', '**/rest/V1/guest-carts/*'),
} as const;

export type Treatment = (route: Route) => Promise<void>;

export const pass: Treatment = (route) => route.continue();
export const loseOnTheWayThere: Treatment = (route) => route.abort('connectionreset');
/** The server does what it was asked; the answer is lost. */
export const loseOnTheWayBack: Treatment = async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
};
/** The shop does what it was asked, and its answer is still on the way when the page is left. */
export const doInSilence: Treatment = async (route) => void (await route.fetch());
export const answer =
  (status: number, body: unknown): Treatment =>
  (route) =>
    route.fulfill({ status, json: body });
/** The answer to an expired token. */
export const expired: Treatment = answer(401, {
  message: "The consumer isn't authorized to access %resources.",
});
export const refuseGraphql = (message: string, category = 'graphql-input'): Treatment =>
  answer(200, { errors: [{ message, extensions: { category } }], data: null });

/** Treats up to `times` requests of this kind from now on; the result counts them. */
export const treat = async (
  page: Page,
  call: Call,
  treatment: Treatment,
  times = Number.POSITIVE_INFINITY,
): Promise<() => number> => {
  let count = 0;
  await page.route(call.glob, async (route, request) => {
    if (count >= times || !call.isMeant(request)) return route.fallback();
    count += 1;
    return treatment(route);
  });
  return () => count;
};

/** Treats requests of this kind in turn; later ones pass. */
export const treatInTurn = async (page: Page, call: Call, ...treatments: readonly Treatment[]) => {
  let turn = 0;
  await treat(page, call, (route) => {
    const treatment = treatments[turn] ?? pass;
    turn += 1;
    return treatment(route);
  });
  return () => turn;
};

/** How many requests of this kind the page has sent since. */
export const watch = (page: Page, call: Call): (() => number) => {
  let count = 0;
  const isThere = (url: string): boolean => {
    const path = call.glob.slice(2).replaceAll(/[.?]/g, '\\$&').replaceAll('*', '[^/]*');
    return new RegExp(`${path}$`).test(url);
  };
  page.on('request', (request) => {
    if (isThere(request.url()) && call.isMeant(request)) count += 1;
  });
  return () => count;
};

/** Lets what the page has queued run; no timer of the page's, which a stopped clock would hold. */
export const runQueuedTasks = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1)
      await new Promise((next) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', next);
        port1.start();
        port2.postMessage(null);
      });
  });

export interface Held {
  /** Resolves once the page has asked. */
  readonly asked: Promise<void>;
  /** Lets it go on its way as told. */
  release(treatment?: Treatment): Promise<void>;
  /** The same, and waits until the page has heard the answer. */
  arrive(treatment?: Treatment): Promise<void>;
}

/** The next request of this kind waits until it is released. */
export const hold = async (page: Page, call: Call): Promise<Held> => {
  const told: { arrive?: (route: Route) => void } = {};
  const arrived = new Promise<Route>((resolve) => void (told.arrive = resolve));
  let isTaken = false;
  await page.route(call.glob, async (route, request) => {
    if (isTaken || !call.isMeant(request)) return route.fallback();
    isTaken = true;
    told.arrive?.(route);
  });
  return {
    asked: arrived.then(() => undefined),
    release: async (treatment = pass) => treatment(await arrived),
    arrive: async (treatment = pass) => {
      const route = await arrived;
      await treatment(route);
      await (await route.request().response())?.finished();
      await runQueuedTasks(page);
    },
  };
};

/** Answers pictures by an empty one for journeys that do not look at them. */
export const skipPictures = async (page: Page): Promise<void> => {
  await page.context().route(/\/(media|marks)\//, (route) =>
    route
      .fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
      // requested as the test ended
      .catch(() => undefined),
  );
};
