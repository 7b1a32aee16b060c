/** A shopper who buys whatever happens: does the next thing the page offers, and waits, reads and tries again where it fails. */

import type { BrowserContext, Page } from 'playwright-core';
import { emailIn, expiryDialog, passwordIn } from '#tests/support/shopper-account.ts';
import { calls, doInSilence, treat } from '#tests/support/shopper-network.ts';
import { button, continueButton, placeOrderButton, type Tab } from '#tests/support/shopper-pages.ts';
import { deedsAt, type Deed } from './deeds.ts';
import type { FaultProxy } from './fault-proxy.ts';
import { hearPress, momentAt } from './pressing.ts';
import { isAtRest, look, untruths, type Screen, type Truth } from './screen.ts';
import type { Moment, Wish } from './trips.ts';

export interface Surroundings {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly cell: string;
  readonly proxy: FaultProxy;
  /** Whether the page's clock can be moved on. */
  readonly hasClock: boolean;
  readonly wish: Wish;
  truth(): Promise<Truth>;
  /** A new moment begins: the fault may be put on the road, and whether one was. */
  enter(moment: Moment): Promise<boolean>;
}

/** How the shopper fared since the last fault was put on the road. */
export interface Fared {
  /** What they were told when something did not go on. */
  readonly told: readonly string[];
  readonly wasInDoubt: boolean;
  readonly reloads: number;
  readonly signIns: number;
}

const untroubled: Fared = { told: [], wasInDoubt: false, reloads: 0, signIns: 0 };

const late = 20_000;
const patience = 45_000;
const longest = 150_000;
const pause = (milliseconds: number): Promise<void> => new Promise((go) => void setTimeout(go, milliseconds));

export class Buyer {
  readonly #at: Surroundings;
  /** What was wrong with what was seen. */
  readonly complaints: string[] = [];
  fared = untroubled;
  /** On the button that was pressed last to order. */
  sum: string | null = null;
  #isLifted = false;
  readonly #entered = new Set<Moment>();
  readonly #deeds = new Map<Tab, readonly Deed[]>();
  readonly #done = new Set<Deed>();

  constructor(at: Surroundings) {
    this.#at = at;
  }

  /** From the door of the checkout to the receipt, or as far as it goes. */
  async buy(): Promise<Screen | undefined> {
    const { page } = this.#at;
    await this.#enter('opening');
    await page.goto('/checkout', { waitUntil: 'commit' });
    const end = Date.now() + longest;
    while (Date.now() < end) {
      const screen = await this.#settled();
      if (screen === undefined) {
        const last = await look(page);
        this.complain(`comes to rest nowhere: ${last?.text.slice(0, 200) ?? 'no page'}`);
        this.#lift();
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
    // what is still held on the road meets its twenty seconds before the next trouble begins
    await this.#letTimePass();
    if (!(await this.#at.enter(moment))) return;
    this.fared = untroubled;
    this.#isLifted = false;
  }

  /** The road is open again. */
  #lift(): void {
    if (this.#isLifted || this.#at.proxy.hits(this.#at.cell) === 0) return;
    this.#isLifted = true;
    this.#at.proxy.lift(this.#at.cell);
  }

  async #judge(screen: Screen): Promise<void> {
    for (const untruth of untruths(screen, await this.#at.truth())) {
      // the order may have come to stand between looking at the page and asking the server
      const again = await look(this.#at.page);
      if (again === undefined || !untruths(again, await this.#at.truth()).includes(untruth)) continue;
      this.complain(`${untruth}: ${again.messages.join(' | ') || again.heading}`);
    }
  }

  /** The page's clock may leap, the server's does not: everything else that was asked is answered first. */
  async #whileOthersAreAnswered(): Promise<void> {
    const until = Date.now() + patience;
    for (let quiet = 0; quiet < 5 && Date.now() < until;) {
      await pause(120);
      quiet = this.#at.proxy.isQuiet(this.#at.cell) ? quiet + 1 : 0;
    }
  }

  /** Twenty seconds pass for the page while its request is on the way. */
  async #letTimePass(): Promise<void> {
    const { proxy, cell, page, hasClock } = this.#at;
    if (proxy.held(cell) === 0) return;
    await this.#whileOthersAreAnswered();
    const before = await look(page);
    if (before !== undefined) await this.#judge(before);
    if (hasClock) await page.clock.runFor(late);
    const after = await look(page);
    if (after !== undefined) await this.#judge(after);
    this.#lift();
    proxy.release(cell);
  }

  /** The page once it waits for the shopper. */
  async #settled(): Promise<Screen | undefined> {
    const until = Date.now() + patience;
    let last = '';
    while (Date.now() < until) {
      await this.#letTimePass();
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

  /** It did not go on: what the page says is read and judged, and the road opened. */
  async #stuck(where: string, seen?: Screen): Promise<void> {
    const screen = seen ?? (await look(this.#at.page));
    if (screen === undefined) return;
    await this.#judge(screen);
    if (screen.isUnknown) this.fared = { ...this.fared, wasInDoubt: true };
    const words = screen.messages.at(-1) ?? '';
    if (words === '' && screen.obstacles.length === 0 && !screen.hasRetry && !screen.isUnknown)
      this.complain(`says nothing though it does not go on${where}: ${screen.text.slice(0, 400)}`);
    if (words !== '' && !this.fared.told.includes(words))
      this.fared = { ...this.fared, told: [...this.fared.told, words] };
    // who left before the answer is in doubt without any fault
    const isExpected = this.#at.wish.leavesUnheard && screen.isUnknown;
    if (this.#at.proxy.hits(this.#at.cell) === 0 && !isExpected)
      this.complain(`does not go on without a fault${where}: ${words}`);
    this.#lift();
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

  /** In place, as the dialog asks; what was under way is asked once more. */
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
      await this.#letTimePass();
      await pause(120);
    }
  }

  /** Does what is not done yet; false where that has changed the page, which is then looked at anew. */
  async #prepare(tab: Tab, { messages }: Screen): Promise<boolean> {
    const { page, context, wish } = this.#at;
    const complain = (what: string): void => this.complain(what);
    const hands = { page, context, wish, complain, order: () => this.#order() };
    const deeds = this.#deeds.get(tab) ?? deedsAt(tab, hands);
    this.#deeds.set(tab, deeds);
    for (const deed of deeds) {
      // whatever the deed before has brought up stands before the page
      if (await expiryDialog(page).isVisible()) return false;
      if (await deed.isDone()) {
        this.#done.add(deed);
        continue;
      }
      if (this.#done.has(deed) && !this.#mayBeGone(deed, messages)) this.complain(`has lost ${deed.what}`);
      if (deed.moment !== undefined) await this.#enter(deed.moment);
      await this.#while(deed.perform());
      if (deed.isAsking !== true) {
        this.#done.add(deed);
        continue;
      }
      const after = await this.#settled();
      if (after?.current === tab && !after.isUnknown && !(await deed.isDone()))
        await this.#stuck(` at ${deed.what}`, after);
      return false;
    }
    return true;
  }

  /** By what it was told before, or is told now. */
  #mayBeGone({ isPassing = false, takenBackBy }: Deed, messages: readonly string[]): boolean {
    return (
      isPassing ||
      (takenBackBy !== undefined &&
        [...this.fared.told, ...messages].some((words) => takenBackBy.test(words)))
    );
  }

  /** Time passes for what waits on the road meanwhile. */
  async #while(deed: Promise<void>): Promise<void> {
    const over = deed.then(() => true);
    while (!(await Promise.race([over, pause(60).then(() => false)]))) await this.#letTimePass();
  }

  async #goOn({ current: tab }: Screen): Promise<void> {
    if (tab === null) return;
    const { page, wish } = this.#at;
    await this.#enter(tab === 'account' && wish.password !== null ? 'account' : momentAt[tab]);
    if (tab === 'payment' && wish.leavesUnheard && !this.#entered.has('return')) return this.#orderAndLeave();
    // a page that moved on by itself needs no press
    const pressing = tab === 'payment' ? this.#order() : continueButton(page).click({ timeout: 20_000 });
    await pressing.catch(() => undefined);
    const after = await this.#settled();
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

  /** The order is placed, its answer never comes, and the page is loaded anew. */
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
