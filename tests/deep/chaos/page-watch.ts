/** Waits at a page until it needs the shopper, and checks that what it shows is true. */

import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { FaultProxy } from './fault-proxy.ts';
import { isAtRest, look, untruths, type Screen, type Truth } from './screen.ts';

/** The page, and what is known of its requests and of the server. */
export interface Watched {
  readonly page: Page;
  readonly cell: string;
  readonly proxy: FaultProxy;
  /** Whether the page's clock can be moved on. */
  readonly hasClock: boolean;
  truth(): Promise<Truth>;
}

/** How long a page may take to come to rest. */
export const patience = 45_000;
const late = 20_000;

export class PageWatch {
  readonly #at: Watched;
  readonly #complain: (what: string) => void;
  #isLifted = false;

  constructor(at: Watched, complain: (what: string) => void) {
    this.#at = at;
    this.#complain = complain;
  }

  /** A new fault was armed, which is to be lifted in its turn. */
  faultArmed(): void {
    this.#isLifted = false;
  }

  /** Lifts the fault once a request has met it. */
  lift(): void {
    if (this.#isLifted || this.#at.proxy.hits(this.#at.cell) === 0) return;
    this.#isLifted = true;
    this.#at.proxy.lift(this.#at.cell);
  }

  async judge(screen: Screen): Promise<void> {
    for (const untruth of untruths(screen, await this.#at.truth())) {
      // the order may have been placed between reading the page and asking the server
      const again = await look(this.#at.page);
      if (again === undefined || !untruths(again, await this.#at.truth()).includes(untruth)) continue;
      this.#complain(`${untruth}: ${again.messages.join(' | ') || again.heading}`);
    }
  }

  /** Only the page's clock can be moved on, so all other requests are answered first. */
  async #whileOthersAreAnswered(): Promise<void> {
    const until = Date.now() + patience;
    for (let quiet = 0; quiet < 5 && Date.now() < until;) {
      await pause(120);
      quiet = this.#at.proxy.isQuiet(this.#at.cell) ? quiet + 1 : 0;
    }
  }

  /** Twenty seconds pass for the page while the proxy holds its request. */
  async letTimePass(): Promise<void> {
    const { proxy, cell, page, hasClock } = this.#at;
    if (proxy.held(cell) === 0) return;
    await this.#whileOthersAreAnswered();
    const before = await look(page);
    if (before !== undefined) await this.judge(before);
    if (hasClock) await page.clock.runFor(late);
    const after = await look(page);
    if (after !== undefined) await this.judge(after);
    this.lift();
    proxy.release(cell);
  }

  /** Time passes for held requests while the work goes on. */
  async during(work: Promise<void>): Promise<void> {
    const over = work.then(() => true);
    while (!(await Promise.race([over, pause(60).then(() => false)]))) await this.letTimePass();
  }

  /** The page once it waits for the shopper; undefined when it does not in time. */
  async settled(): Promise<Screen | undefined> {
    const until = Date.now() + patience;
    let last = '';
    while (Date.now() < until) {
      await this.letTimePass();
      const screen = await look(this.#at.page);
      if (screen?.isReceipt === true) return screen;
      if (screen?.isUnknown === true) return screen;
      const isResting = screen !== undefined && isAtRest(screen);
      // twice alike: a page may be resting only between two steps
      const now = isResting ? JSON.stringify([screen.current, screen.heading, screen.messages]) : '';
      if (isResting && now === last) return screen;
      last = now;
      await pause(120);
    }
    return undefined;
  }
}
