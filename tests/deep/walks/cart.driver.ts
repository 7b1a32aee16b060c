/** A shelf with the cart's drawer over it, whose server answers when and what it is told: the same moves as in the machines. */

import type { Locator, Page } from 'playwright-core';
import type { ShopApi } from '#tests/support/shopper-api.ts';
import { smallWater, water } from '#tests/support/shopper-goods.ts';
import {
  answer,
  calls,
  loseOnTheWayThere,
  pass,
  refuseGraphql,
  type Call,
  type Treatment,
} from '#tests/support/shopper-network.ts';
import { button, cartTrigger, drawer } from '#tests/support/shopper-pages.ts';
import { Road } from '#tests/support/shopper-road.ts';
import { browserEntry } from '#tests/support/shopper-start.ts';
import {
  goneMessage,
  orderedMessage,
  refusedMessage,
  type CartMove,
  type CartQuestion,
  type CartView,
  type ServerAnswer,
} from './cart.model.ts';

const either = (name: string, ...some: readonly Call[]): Call => ({
  name,
  glob: '**/graphql*',
  isMeant: (request) => some.some((call) => call.isMeant(request)),
});

const writing = either('a change of the cart', calls.add, calls.update, calls.remove);
const callOf: Readonly<Record<CartQuestion, Call>> = {
  'the reading': calls.readCart,
  'the making': calls.createCart,
  'the writing': writing,
  // the lines of a lost cart come back by an addition
  'the rebuilding': writing,
};
const treatments: Readonly<Record<ServerAnswer, Treatment>> = {
  done: pass,
  refused: refuseGraphql(refusedMessage),
  lost: loseOnTheWayThere,
  gone: refuseGraphql(goneMessage, 'graphql-no-such-entity'),
  ordered: refuseGraphql(orderedMessage),
  broken: answer(500, {}),
};
/** On the shelf the product's name stands in the button, for the ears. */
const addButton = (page: Page): Locator => button(page, new RegExp(`^Add to cart ?: ${water.name}$`));
const questions = Object.keys(callOf) as CartQuestion[];

export class CartDriver {
  readonly #page: Page;
  readonly #api: ShopApi;
  readonly #road: Road;

  constructor(page: Page, api: ShopApi) {
    this.#page = page;
    this.#api = api;
    this.#road = new Road(page);
  }

  prepare(): Promise<void> {
    return this.#road.close([calls.readCart, calls.createCart, writing]);
  }

  /** A cart with two products in a browser that looks at a shelf with both. */
  async begin(): Promise<void> {
    const page = this.#page;
    const cartId = await this.#api.makeCart([water, 2], [smallWater, 1]);
    this.#road.forget();
    await page.goto('/favicon.svg');
    await page.evaluate(
      ({ name, value }) => {
        window.localStorage.clear();
        window.localStorage.setItem(name, value);
      },
      browserEntry('cartId', cartId),
    );
    await page.goto('/water.html');
    await addButton(page).waitFor();
  }

  async make(move: CartMove): Promise<void> {
    const question = questions.find((name) => move.startsWith(name));
    if (question !== undefined) {
      const route = await this.#road.arrival(callOf[question]);
      return this.#road.treat(route, treatments[move.slice(`${question} is `.length) as ServerAnswer]);
    }
    const page = this.#page;
    await this.#dismissMessages();
    await this.#setDrawer(move !== 'the shopper adds water');
    switch (move) {
      case 'the shopper adds water':
        return addButton(page).click();
      case 'the shopper wants more water':
        await button(drawer(page), `Increase quantity of ${water.name}`).click();
        // whoever looks elsewhere is done counting: what waits is sent at once
        return button(drawer(page), `Increase quantity of ${water.name}`).blur();
      case 'the shopper removes water':
        return button(drawer(page), `Remove ${water.name}`).click();
      default:
        return button(drawer(page), `Remove ${smallWater.name}`).click();
    }
  }

  /** What was said lies over what is to be pressed next, and stays while the pointer is on it. */
  async #dismissMessages(): Promise<void> {
    const dismiss = this.#page
      .getByRole('region', { name: 'Messages' })
      .locator('button[aria-label^=Dismiss]');
    // all at once: one that goes by itself meanwhile cannot be pressed
    await dismiss.evaluateAll((buttons) =>
      buttons.forEach((one) => one instanceof HTMLElement && one.click()),
    );
    await dismiss.first().waitFor({ state: 'detached' });
  }

  /** Lines are changed in the drawer, products added from the shelf beneath it. */
  async #setDrawer(isWanted: boolean): Promise<void> {
    const isOpen = await drawer(this.#page).isVisible();
    if (isOpen === isWanted) return;
    if (isWanted) await cartTrigger(this.#page).click();
    else await this.#page.keyboard.press('Escape');
    await drawer(this.#page).waitFor({ state: isWanted ? 'visible' : 'hidden' });
  }

  /** Whether these can be read among the messages. */
  hears(messages: readonly string[]): Promise<boolean> {
    return this.#page.evaluate((wanted) => {
      const text = document.querySelector('section[aria-label=Messages]')?.textContent ?? '';
      return wanted.every((message) => text.includes(message));
    }, messages);
  }

  /** The drawer is on the page even while it is closed. */
  view(): Promise<CartView> {
    return this.#page.evaluate(
      ({ sku }) => {
        const { body } = document;
        const all = (selector: string) => [...body.querySelectorAll(selector)];
        const trigger = all('header button[aria-label^="Cart, "]')[0]?.getAttribute('aria-label') ?? '';
        const add = all('main button').find((found) => found.textContent === `Add to cart: ${sku}`);
        return {
          count: Number.parseInt(trigger.slice('Cart, '.length), 10) || 0,
          lines: all('dialog [aria-label="Products in your cart"] > li').map((line) => {
            const box = line.querySelector<HTMLInputElement>('input');
            const name = box?.getAttribute('aria-label')?.slice('quantity of '.length) ?? '';
            return line.matches('[data-leaving]') ? `${name}, leaving` : `${name} × ${box?.value ?? ''}`;
          }),
          isAdding: add?.getAttribute('aria-busy') === 'true',
          isPending: all('dialog dl[aria-busy=true]').length > 0,
        };
      },
      { sku: water.name },
    );
  }
}
