/** A shopper who buys whatever happens: does the next thing the page offers, and waits, reads and tries again where it fails. */

import type { BrowserContext, Page } from 'playwright-core';
import { expiryDialog, passwordIn } from '#tests/support/shopper-account.ts';
import { goodCard } from '#tests/support/shopper-goods.ts';
import {
  button,
  cardInput,
  continueButton,
  fillCard,
  fillDelivery,
  placeOrderButton,
  type Tab,
} from '#tests/support/shopper-pages.ts';
import type { FaultProxy } from './fault-proxy.ts';
import { look, untruths, type Screen, type Truth } from './screen.ts';
import type { Wish } from './trips.ts';

/** Where in the purchase a request is made: what the shopper did last. */
export const moments = ['opening', 'e-mail', 'address', 'method', 'order'] as const;
export type Moment = (typeof moments)[number];

export interface Surroundings {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly cell: string;
  readonly proxy: FaultProxy;
  /** Whether the page's clock can be moved on. */
  readonly hasClock: boolean;
  readonly wish: Wish;
  truth(): Promise<Truth>;
  /** A new moment begins: the fault may be put on the road. */
  enter(moment: Moment): Promise<void>;
}

const late = 20_000;
const patience = 60_000;
const longest = 300_000;
const pause = (milliseconds: number): Promise<void> => new Promise((go) => void setTimeout(go, milliseconds));

const momentAt: Readonly<Record<Tab, Moment>> = {
  account: 'e-mail',
  delivery: 'address',
  shipping: 'method',
  payment: 'order',
};

/** Something to read or to press, and nothing under way; a page between two others is neither. */
const isAtRest = ({ isBusy, isLoading, current, button: pressable, hasRetry, isExpired, text }: Screen) =>
  !isBusy &&
  (hasRetry ||
    isExpired ||
    (!isLoading && current !== null && pressable !== null) ||
    /nothing to check out|no recent order|could not be found|went wrong/i.test(text));

export class Buyer {
  readonly #at: Surroundings;
  /** What was wrong with what was seen. */
  readonly complaints: string[] = [];
  /** What the shopper was told when something did not go on. */
  readonly told: string[] = [];
  wasInDoubt = false;
  reloads = 0;
  signIns = 0;
  presses = 0;
  #isLifted = false;
  #entered = new Set<Moment>();

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
        this.#complain(`comes to rest nowhere: ${last?.text.slice(0, 200) ?? 'no page'}`);
        this.#lift();
        await this.#reload();
        continue;
      }
      if (screen.isReceipt) return screen;
      await this.#act(screen);
    }
    this.#complain('does not come to an end');
    return look(page);
  }

  #complain(what: string): void {
    if (!this.complaints.includes(what)) this.complaints.push(what);
  }

  async #enter(moment: Moment): Promise<void> {
    if (this.#entered.has(moment)) return;
    this.#entered.add(moment);
    await this.#at.enter(moment);
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
      this.#complain(`${untruth}: ${again.messages.join(' | ') || again.heading}`);
    }
  }

  /** Twenty seconds pass for the page while its request is on the way. */
  async #letTimePass(): Promise<void> {
    const { proxy, cell, page, hasClock } = this.#at;
    if (proxy.held(cell) === 0) return;
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
      await pause(isResting ? 120 : 60);
    }
    return undefined;
  }

  /** It did not go on: what the page says is read and judged, and the road opened. */
  async #stuck(where: string, seen?: Screen): Promise<void> {
    const screen = seen ?? (await look(this.#at.page));
    if (screen === undefined) return;
    await this.#judge(screen);
    if (screen.isUnknown) this.wasInDoubt = true;
    const words = screen.messages.at(-1) ?? '';
    if (words === '' && screen.obstacles.length === 0 && !screen.hasRetry && !screen.isUnknown)
      this.#complain(`says nothing though it does not go on${where}: ${screen.text.slice(0, 400)}`);
    if (words !== '' && !this.told.includes(words)) this.told.push(words);
    if (this.#at.proxy.hits(this.#at.cell) === 0) this.#complain(`does not go on without a fault: ${words}`);
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
      return this.#signIn();
    }
    if (screen.current === null || (screen.button === null && !screen.hasRetry)) {
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
    await this.#fill(screen.current, screen);
    const { presses } = this;
    await this.#press(screen.current);
    const after = await this.#settled();
    const hasMovedOn =
      after === undefined || after.isReceipt || after.current !== screen.current || after.isUnknown;
    if (!hasMovedOn && this.presses > presses) await this.#stuck(` at ${screen.current}`, after);
  }

  async #reload(): Promise<void> {
    this.reloads += 1;
    await this.#at.page.reload({ waitUntil: 'commit' });
  }

  /** In place, as the dialog asks; what was under way is asked once more. */
  async #signIn(): Promise<void> {
    const { password } = this.#at.wish;
    if (password === null) return this.#complain('asks a guest to sign in');
    this.signIns += 1;
    const dialog = expiryDialog(this.#at.page);
    await passwordIn(dialog).fill(password);
    await button(dialog, 'Sign in and continue').click();
    await dialog.waitFor({ state: 'hidden' });
  }

  async #press(tab: Tab): Promise<void> {
    const { page } = this.#at;
    await this.#enter(momentAt[tab]);
    this.presses += 1;
    const pressed = tab === 'payment' ? placeOrderButton(page) : continueButton(page);
    // a page that moved on by itself needs no press
    await pressed.click({ timeout: 20_000 }).catch(() => undefined);
  }

  /** Only what is not there yet; what was there and is gone is lost input. */
  async #fill(tab: Tab, screen: Screen): Promise<void> {
    const { page, wish } = this.#at;
    const isAgain = this.#entered.has(momentAt[tab]);
    switch (tab) {
      case 'account': {
        const field = page.getByLabel('Email', { exact: true });
        if ((await field.count()) === 0) return;
        if ((await field.inputValue()) === wish.email) return;
        if (isAgain) this.#complain('has lost the e-mail address');
        return field.fill(wish.email);
      }
      case 'delivery': {
        const street = page.getByLabel('Street address');
        if ((await street.count()) === 0 || (await street.inputValue()) === wish.delivery.street) return;
        if (isAgain) this.#complain('has lost the address');
        // delivery is estimated as soon as the address can be read
        await this.#enter('address');
        return fillDelivery(page, wish.delivery);
      }
      case 'shipping': {
        const chosen = screen.methods.find((name) => name.endsWith(', chosen'));
        if (chosen === `${wish.method}, chosen`) return;
        await this.#enter('method');
        return page.locator(`input[name=shippingMethod][value$="_${wish.method}"]`).check({ force: true });
      }
      case 'payment':
        if ((await cardInput(page, 'cvv').inputValue()) !== '') return;
        return fillCard(page, goodCard);
    }
  }
}
