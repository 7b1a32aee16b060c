/** A shopper who takes the next step the page offers, and waits and tries again where it fails. */

import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import { emailIn, expiryDialog, passwordIn } from '#tests/support/shopper-account.ts';
import { calls, doInSilence, treat } from '#tests/support/shopper-network.ts';
import { continueButton, placeOrderButton, type Tab } from '#tests/support/shopper-checkout.ts';
import { button } from '#tests/support/shopper-pages.ts';
import { mayBeUndone, type Action } from './action.ts';
import { actionsAt } from './actions.ts';
import { PageWatch, patience, type Watched } from './page-watch.ts';
import { hearPress, momentAt } from './pressing.ts';
import { look, type Screen } from './screen.ts';
import type { Moment, Wish } from './trip.ts';

export interface Surroundings extends Watched {
  readonly context: BrowserContext;
  readonly wish: Wish;
  /** Called when a moment begins; returns whether a fault was armed. */
  enter(moment: Moment): Promise<boolean>;
}

/** How the purchase went since the last fault was armed. */
export interface Fared {
  /** Messages shown when a step failed. */
  readonly told: readonly string[];
  readonly wasUnknown: boolean;
  readonly reloads: number;
  readonly signIns: number;
}

const untroubled: Fared = { told: [], wasUnknown: false, reloads: 0, signIns: 0 };
const longest = 150_000;

export class Buyer {
  readonly #at: Surroundings;
  readonly #watch: PageWatch;
  /** Mistakes seen on the page. */
  readonly complaints: string[] = [];
  fared = untroubled;
  /** The total on the order button when it was last pressed. */
  sum: string | null = null;
  readonly #entered = new Set<Moment>();
  readonly #actions = new Map<Tab, readonly Action[]>();
  readonly #done = new Set<Action>();

  constructor(at: Surroundings) {
    this.#at = at;
    this.#watch = new PageWatch(at, (what) => this.complain(what));
  }

  /** Goes from the checkout to the receipt, or as far as possible. */
  async buy(): Promise<Screen | undefined> {
    const { page } = this.#at;
    await this.#enter('opening');
    await page.goto('/checkout', { waitUntil: 'commit' });
    const end = Date.now() + longest;
    while (Date.now() < end) {
      const screen = await this.#watch.settled();
      if (screen === undefined) {
        const last = await look(page);
        this.complain(`comes to rest nowhere: ${last?.text.slice(0, 200) ?? 'no page'}`);
        this.#watch.lift();
        await this.#reload();
        continue;
      }
      if (screen.isReceipt) return screen;
      await this.#act(screen);
    }
    this.complain('does not come to an end');
    return look(page);
  }

  complain(what: string): void {
    if (!this.complaints.includes(what)) this.complaints.push(what);
  }

  async #enter(moment: Moment): Promise<void> {
    if (this.#entered.has(moment)) return;
    this.#entered.add(moment);
    // a held request is released before the next fault begins
    await this.#watch.letTimePass();
    if (!(await this.#at.enter(moment))) return;
    this.fared = untroubled;
    this.#watch.faultArmed();
  }

  /** A step failed: checks what the page says, and lifts the fault. */
  async #stuck(where: string, seen?: Screen): Promise<void> {
    const screen = seen ?? (await look(this.#at.page));
    if (screen === undefined) return;
    await this.#watch.judge(screen);
    if (screen.isUnknown) this.fared = { ...this.fared, wasUnknown: true };
    const words = screen.messages.at(-1) ?? '';
    if (words === '' && screen.blockers.length === 0 && !screen.hasRetry && !screen.isUnknown)
      this.complain(`says nothing though it does not go on${where}: ${screen.text.slice(0, 400)}`);
    if (words !== '' && !this.fared.told.includes(words))
      this.fared = { ...this.fared, told: [...this.fared.told, words] };
    // a shopper who left before the answer does not know the outcome, even without a fault
    const isExpected = this.#at.wish.leavesUnheard && screen.isUnknown;
    if (this.#at.proxy.hits(this.#at.cell) === 0 && !isExpected)
      this.complain(`does not go on without a fault${where}: ${words}`);
    this.#watch.lift();
  }

  async #act(screen: Screen): Promise<void> {
    const { page } = this.#at;
    if (screen.isUnknown) {
      await this.#stuck(' (unknown)', screen);
      // the page may find out by itself meanwhile
      await button(page, 'Check now')
        .click({ timeout: 3000 })
        .catch(() => undefined);
      return;
    }
    if (screen.isExpired) {
      await this.#stuck('', screen);
      return this.#signInAgain();
    }
    if (screen.current === null || (screen.button === null && !screen.hasRetry && !screen.isSignIn)) {
      await this.#stuck(' (before the first tab)', screen);
      if (screen.hasRetry) return button(page.getByRole('main'), 'Try again').first().click();
      return this.#reload();
    }
    if (screen.hasRetry) {
      await this.#stuck('', screen);
      await button(page.getByRole('main'), 'Try again')
        .first()
        .click({ timeout: 3000 })
        .catch(() => undefined);
      return;
    }
    if (await this.#prepare(screen.current, screen)) await this.#goOn(screen);
  }

  async #reload(): Promise<void> {
    this.fared = { ...this.fared, reloads: this.fared.reloads + 1 };
    await this.#at.page.reload({ waitUntil: 'commit' });
  }

  /** Signs in at the expiry dialog; the page then repeats its request. */
  async #signInAgain(): Promise<void> {
    const { page, wish } = this.#at;
    if (wish.password === null) return this.complain('asks a guest to sign in');
    this.fared = { ...this.fared, signIns: this.fared.signIns + 1 };
    const dialog = expiryDialog(page);
    await passwordIn(dialog).waitFor();
    if ((await emailIn(dialog).inputValue()) === '') await emailIn(dialog).fill(wish.email);
    await passwordIn(dialog).fill(wish.password);
    await button(dialog, 'Sign in and continue').click();
    const until = Date.now() + patience;
    while (Date.now() < until && (await dialog.isVisible())) {
      await this.#watch.letTimePass();
      await pause(120);
    }
  }

  /** Does the open actions of a tab; false once the page changed and must be read again. */
  async #prepare(tab: Tab, { messages }: Screen): Promise<boolean> {
    const { page, context, wish } = this.#at;
    const complain = (what: string): void => this.complain(what);
    const hands = { page, context, wish, complain };
    const actions = this.#actions.get(tab) ?? actionsAt(tab, hands);
    this.#actions.set(tab, actions);
    for (const action of actions) {
      // the last action may have opened the dialog
      if (await expiryDialog(page).isVisible()) return false;
      if (await action.isDone()) {
        this.#done.add(action);
        continue;
      }
      if (this.#done.has(action) && !mayBeUndone(action, [...this.fared.told, ...messages]))
        this.complain(`has lost ${action.what}`);
      if (action.moment !== undefined) await this.#enter(action.moment);
      await this.#watch.during(action.perform());
      if (action.isAsking !== true) {
        this.#done.add(action);
        continue;
      }
      const after = await this.#watch.settled();
      if (after?.current === tab && !after.isUnknown && !(await action.isDone()))
        await this.#stuck(` at ${action.what}`, after);
      return false;
    }
    return true;
  }

  async #goOn({ current: tab }: Screen): Promise<void> {
    if (tab === null) return;
    const { page, wish } = this.#at;
    await this.#enter(tab === 'account' && wish.password !== null ? 'account' : momentAt[tab]);
    if (tab === 'payment' && wish.leavesUnheard && !this.#entered.has('return')) return this.#orderAndLeave();
    // a page that moved on by itself needs no press
    const pressing = tab === 'payment' ? this.#order() : continueButton(page).click({ timeout: 20_000 });
    await pressing.catch(() => undefined);
    const after = await this.#watch.settled();
    const hasMovedOn =
      after === undefined || after.isReceipt || after.current !== tab || after.isUnknown || after.isExpired;
    if (!hasMovedOn) await this.#stuck(` at ${tab}`, after);
  }

  async #order(): Promise<void> {
    const pressed = placeOrderButton(this.#at.page);
    const said = await hearPress(pressed);
    await pressed.click({ timeout: 20_000 });
    this.sum = await said();
  }

  /** The order is placed, its answer never comes, and the page is reloaded. */
  async #orderAndLeave(): Promise<void> {
    const { page, truth } = this.#at;
    await treat(page, calls.order, doInSilence, 1);
    await this.#order();
    const until = Date.now() + patience;
    while (Date.now() < until && !(await truth()).isOrdered) await pause(120);
    await this.#enter('return');
    await page.reload({ waitUntil: 'commit' });
  }
}
