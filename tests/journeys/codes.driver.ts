/** A cart page whose server answers about codes and sums when and what it is told: the same moves as in the machines, and what is to be seen. */

import type { Locator, Page } from 'playwright-core';
import type { ShopApi } from '#tests/support/shopper-api.ts';
import { water } from '#tests/support/shopper-goods.ts';
import {
  answer,
  calls,
  loseOnTheWayBack,
  loseOnTheWayThere,
  pass,
  restCall,
  type Call,
  type Treatment,
} from '#tests/support/shopper-network.ts';
import { button } from '#tests/support/shopper-pages.ts';
import { Road } from '#tests/support/shopper-road.ts';
import { browserEntry } from '#tests/support/shopper-start.ts';
import { wrongCode, type CodesFate, type CodesMove, type CodesQuestion } from './codes.moves.ts';
import { goodCodes, quantity } from './codes.shop.ts';
import type { CodesView } from './codes.view.ts';

const writing = (name: string, glob: string): Call => ({
  name,
  glob,
  isMeant: (request) => ['PUT', 'POST', 'DELETE'].includes(request.method()),
});

const callOf: Readonly<Record<CodesQuestion, Call>> = {
  'the promo code': writing('about a promo code', '**/guest-carts/*/coupons{/*,}'),
  'the gift card': writing('about a gift card', '**/carts/guest-carts/*/giftCards{/*,}'),
  'the balance': restCall('a balance', 'GET', '**/carts/guest-carts/*/checkGiftCard/*'),
  'the sums': calls.readCart,
};
const fates: Readonly<Record<CodesFate, Treatment>> = {
  answered: pass,
  'lost on the way there': loseOnTheWayThere,
  'lost on the way back': loseOnTheWayBack,
};
/** What only reads and gets no answer is asked again by itself; a broken answer is not. */
const treatmentOf = (question: CodesQuestion, fate: CodesFate): Treatment =>
  question === 'the sums' && fate !== 'answered' ? answer(500, {}) : fates[fate];
const questions = Object.keys(callOf) as CodesQuestion[];

export class CodesDriver {
  readonly #page: Page;
  readonly #api: ShopApi;
  readonly #road: Road;
  #cartId = '';
  #isUnderWay = false;

  constructor(page: Page, api: ShopApi) {
    this.#page = page;
    this.#api = api;
    this.#road = new Road(page);
  }

  prepare(): Promise<void> {
    return this.#road.close(Object.values(callOf), () => this.#isUnderWay);
  }

  /** A new cart without any code, on its page, both forms unfolded. */
  async begin(): Promise<void> {
    const page = this.#page;
    this.#road.forget();
    this.#isUnderWay = false;
    this.#cartId = await this.#api.makeCart([water, quantity]);
    await page.goto('/favicon.svg');
    await page.evaluate(
      ({ name, value }) => {
        window.localStorage.clear();
        window.localStorage.setItem(name, value);
      },
      browserEntry('cartId', this.#cartId),
    );
    await page.goto('/cart');
    for (const title of ['Promo code', 'Gift card'])
      await page.locator('summary').filter({ hasText: title }).click();
    await this.#cardField.waitFor();
    this.#isUnderWay = true;
  }

  get #promoField(): Locator {
    return this.#page.getByLabel('Promo code', { exact: true });
  }

  get #cardField(): Locator {
    return this.#page.getByLabel('Gift card code', { exact: true });
  }

  async make(move: CodesMove): Promise<void> {
    const question = questions.find((name) => move.startsWith(`${name} is `));
    if (question !== undefined) {
      const route = await this.#road.arrival(callOf[question]);
      const fate = move.slice(`${question} is `.length) as CodesFate;
      return this.#road.treat(route, treatmentOf(question, fate));
    }
    const page = this.#page;
    switch (move) {
      case 'the shopper types a good promo code':
        return this.#promoField.fill(goodCodes.promo);
      case 'the shopper types a wrong promo code':
        return this.#promoField.fill(wrongCode);
      case 'the shopper presses the button of the promo code':
        // at work it says that it takes no press, and takes none
        return button(page, /^(Apply|Remove) code$/).click({ force: true });
      case 'the shopper types a good gift card':
        return this.#cardField.fill(goodCodes.card);
      case 'the shopper types a wrong gift card':
        return this.#cardField.fill(wrongCode);
      case 'the shopper applies the gift card':
        return button(page, 'Apply card').click();
      case 'the shopper checks the balance':
        return button(page, 'Check balance').click();
      case 'the shopper takes the gift card off':
        return button(page, `Remove gift card ${goodCodes.card}`).click();
      default:
        return button(page.getByRole('main'), 'Try again').click();
    }
  }

  /** What is to be paid for the cart as the server has it. */
  async total(): Promise<string> {
    const { cart } = await this.#api.graphql<{ cart: { prices: { grand_total: { value: number } } } }>(
      'query ($id: String!) { cart(cart_id: $id) { prices { grand_total { value } } } }',
      { id: this.#cartId },
    );
    return `Total $${cart.prices.grand_total.value.toFixed(2)}`;
  }

  view(): Promise<CodesView> {
    return this.#page.evaluate((): CodesView => {
      const main = document.querySelector('main') ?? document.body;
      const all = (selector: string) => [...main.querySelectorAll(selector)];
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows nothing of what is outside
      const words = (found: Element | null | undefined): string =>
        (found?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      const field = (name: string) => {
        const box = main.querySelector<HTMLInputElement>(`input[name=${name}]`);
        return {
          text: box?.value ?? '',
          isFixed: box?.readOnly ?? false,
          isWrong: box?.getAttribute('aria-invalid') === 'true',
          says: words(document.querySelector(`[id="${box?.getAttribute('aria-describedby') ?? ''}"]`)),
        };
      };
      const buttons = all('aside button');
      return {
        sums: all('aside dl > div').map(
          (row) =>
            `${row.querySelector('dt')?.firstChild?.textContent ?? ''} ${words(row.querySelector('dd'))}`,
        ),
        isPending: all('aside dl[aria-busy=true]').length > 0,
        isStale: words(main).includes('what you see here may be out of date'),
        promo: field('promoCode'),
        promoButton: words(buttons.find((found) => /^(Apply|Remove) code$/.test(words(found)))),
        card: field('giftCardCode'),
        cards: all('ul[aria-label="Applied gift cards"] > li').map((card) =>
          [...card.querySelectorAll('span')].slice(0, 2).map(words).join(' '),
        ),
        busy: buttons
          .filter((found) => found.getAttribute('aria-busy') === 'true')
          .map((found) => found.getAttribute('aria-label') ?? words(found)),
      };
    });
  }
}
