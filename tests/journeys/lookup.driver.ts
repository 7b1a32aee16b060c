/** The delivery address of a checkout whose server finds addresses when and as it is told: the same moves as in the machine, and what is to be seen. */

import type { Locator, Page, Route } from 'playwright-core';
import { lookupFailedMessage } from '#machines/domain/lookup.ts';
import type { ShopApi } from '#tests/support/shopper-api.ts';
import { brisbane, newEmail, water } from '#tests/support/shopper-goods.ts';
import { answer, loseOnTheWayThere, type Treatment } from '#tests/support/shopper-network.ts';
import { button, giveEmail, tabHeading } from '#tests/support/shopper-pages.ts';
import { browserEntry } from '#tests/support/shopper-start.ts';
import {
  foundStreet,
  lateSuggestions,
  lines,
  suggestions,
  type LookupAnswer,
  type LookupMove,
  type LookupView,
} from './lookup.model.ts';

/** Of the country that was asked about. */
const parts = (street: string, route: Route) => {
  const country = new URL(route.request().url()).searchParams.get('country') ?? 'AU';
  const queensland = { region: 'Queensland', region_code: 'QLD', region_id: 608 };
  return {
    street: [street],
    city: 'Brisbane City',
    postcode: '4000',
    country_id: country,
    ...(country === 'AU' ? queensland : { region: null, region_code: null, region_id: null }),
  };
};
const treatments: Readonly<Record<LookupAnswer, Treatment>> = {
  found: answer(200, suggestions),
  empty: answer(200, []),
  told: (route) => route.fulfill({ json: parts(foundStreet, route) }),
  unknown: answer(404, { message: 'We do not know this address.' }),
  lost: loseOnTheWayThere,
};
const answering = /^the (?:search|address) is (.+)$/;
const typing = 'the shopper types ';

export class LookupDriver {
  readonly #page: Page;
  readonly #api: ShopApi;
  #asked: Route[] = [];
  /** How many questions there must be by now. */
  #expected = 0;
  /** Somebody waits for the newest of them. */
  #isAwaited = false;

  constructor(page: Page, api: ShopApi) {
    this.#page = page;
    this.#api = api;
  }

  async prepare(): Promise<void> {
    await this.#page.route('**/addressvalidation/address/**', (route) => void this.#asked.push(route));
  }

  /** A guest where it is to be delivered, their first name typed by hand. */
  async begin(): Promise<void> {
    const page = this.#page;
    this.#asked = [];
    this.#expected = 0;
    this.#isAwaited = false;
    const cartId = await this.#api.makeCart([water, 1]);
    await page.goto('/favicon.svg');
    await page.evaluate(
      ({ name, value }) => {
        window.localStorage.clear();
        window.sessionStorage.clear();
        window.localStorage.setItem(name, value);
      },
      browserEntry('cartId', cartId),
    );
    await page.goto('/checkout');
    await giveEmail(page, newEmail());
    await tabHeading(page, 'delivery').waitFor();
    await page.getByLabel('First name').fill(brisbane.firstname);
    await this.#line.waitFor();
  }

  get #line(): Locator {
    return this.#page.getByRole('combobox', { name: /^Find your address/ });
  }

  async make(move: LookupMove): Promise<void> {
    const [, told] = answering.exec(move) ?? [];
    if (told !== undefined) return this.#tell(treatments[told as LookupAnswer]);
    if (move === 'what was overtaken is answered after all') return this.#tellLate();
    this.#isAwaited = false;
    const page = this.#page;
    if (move.startsWith(typing)) {
      const line = lines[move.slice(typing.length) as keyof typeof lines];
      await this.#line.fill(line);
      if (line !== lines['too little']) this.#expect();
      return;
    }
    switch (move) {
      case 'the shopper chooses the first suggestion':
        await page.getByRole('option', { name: suggestions[0].address }).click();
        return this.#expect();
      case 'the shopper presses Esc':
        return this.#line.press('Escape');
      case 'the shopper leaves the line':
        return this.#line.blur();
      case 'the shopper changes the country': {
        await this.#line.blur();
        const country = page.getByLabel('Country');
        return void (await country.selectOption((await country.inputValue()) === 'AU' ? 'NZ' : 'AU'));
      }
      case 'the shopper would rather type it':
        // by keyboard: open suggestions lie over it
        return button(page, 'I will type it myself').press('Enter');
      default:
        return button(page, 'Find my address for me').press('Enter');
    }
  }

  #expect(): void {
    this.#expected += 1;
    this.#isAwaited = true;
  }

  async #arrivals(): Promise<void> {
    for (let patience = 0; this.#asked.length < this.#expected; patience += 1) {
      if (patience === 1200) throw new Error('The page never asked about the address');
      await new Promise((resolve) => void setTimeout(resolve, 25));
    }
    if (this.#asked.length > this.#expected) throw new Error('The page asked more than it should');
  }

  async #tell(treatment: Treatment): Promise<void> {
    await this.#arrivals();
    const route = this.#asked.pop();
    this.#expected -= 1;
    this.#isAwaited = false;
    if (route === undefined) throw new Error('Nothing was asked');
    await treatment(route);
  }

  /** With what nobody wants any more: the page has hung up, or must not listen. */
  async #tellLate(): Promise<void> {
    await this.#arrivals();
    const newest = this.#isAwaited ? this.#asked.splice(-1) : [];
    const overtaken = this.#asked;
    this.#asked = newest;
    this.#expected = newest.length;
    for (const route of overtaken) {
      const isSearch = route.request().url().includes('/search');
      const body = isSearch ? lateSuggestions : parts('99 Late Street', route);
      await route.fulfill({ json: body }).catch(() => undefined);
    }
    await this.#page.evaluate(() => new Promise((done) => void setTimeout(done, 50)));
  }

  view(): Promise<LookupView> {
    return this.#page.evaluate((ownedUp): LookupView => {
      const main = document.querySelector('main') ?? document.body;
      const line = main.querySelector<HTMLInputElement>('input[role=combobox]');
      const box = line?.parentElement;
      const valueIn = (name: string): string =>
        main.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value ?? '';
      const status = box?.querySelector('output')?.textContent ?? '';
      return {
        line: line?.value ?? null,
        suggestions: [...(box?.querySelectorAll('[role=option]') ?? [])].map(
          ({ textContent }) => textContent ?? '',
        ),
        isBusy: status === 'Looking',
        isWrong: line?.getAttribute('aria-invalid') === 'true',
        status,
        isOwnedUp: main.innerText.includes(ownedUp),
        firstname: valueIn('firstname'),
        street: valueIn('street'),
        country: valueIn('countryCode'),
      };
    }, lookupFailedMessage);
  }
}
