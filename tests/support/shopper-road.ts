/** Requests of some kinds wait until the test lets the newest of each kind pass. */

import type { Page, Route } from 'playwright-core';
import type { Call, Treatment } from './shopper-network.ts';

export class Road {
  readonly #page: Page;
  readonly #waiting = new Map<Call, Route[]>();

  constructor(page: Page) {
    this.#page = page;
  }

  /** From now on these wait, as long as `isHeld` says so. */
  async close(held: readonly Call[], isHeld: (call: Call) => boolean = () => true): Promise<void> {
    for (const call of held)
      await this.#page.route(call.glob, async (route, request) => {
        if (!call.isMeant(request)) return route.fallback();
        if (!isHeld(call)) return route.continue();
        this.#waiting.set(call, [...(this.#waiting.get(call) ?? []), route]);
      });
  }

  /** Forgets waiting requests, for example because the page was left. */
  forget(): void {
    this.#waiting.clear();
  }

  /** The newest request of a kind, once there is one; older ones were superseded. */
  async arrival(call: Call): Promise<Route> {
    for (let patience = 0; patience < 1200; patience += 1) {
      const route = this.#waiting.get(call)?.at(-1);
      if (route !== undefined) {
        this.#waiting.delete(call);
        return route;
      }
      await new Promise((resolve) => void setTimeout(resolve, 25));
    }
    throw new Error(`The page never asked ${call.name}`);
  }

  /** Answers so, and waits until the page has heard, since nothing else need tell. */
  async treat(route: Route, treatment: Treatment): Promise<void> {
    await treatment(route);
    await (await route.request().response())?.finished();
    await this.#page.evaluate(
      () => new Promise((done) => void setTimeout(() => requestAnimationFrame(done), 0)),
    );
  }
}
