/** A checkout page whose server answers when and what it is told: the same moves as in the machines, and what is to be seen. */

import type { Page, Route } from 'playwright-core';
import { untilSettledMs } from '#machines/domain/pending-order.ts';
import type { ShopApi } from '#tests/support/shopper-api.ts';
import { goodCard, newEmail, smallWater, water } from '#tests/support/shopper-goods.ts';
import { calls } from '#tests/support/shopper-network.ts';
import {
  button,
  continueButton,
  fillCard,
  placeOrderButton,
  tabHeading,
  waitForCard,
  type Tab,
} from '#tests/support/shopper-pages.ts';
import { Road } from '#tests/support/shopper-road.ts';
import { browserEntry, deliveryEntry } from '#tests/support/shopper-start.ts';
import type { CheckoutMove } from './checkout.model.ts';
import { readCheckout } from './checkout.reading.ts';
import { saved } from './checkout.replies.ts';
import { heldCalls, treatments } from './checkout.treatments.ts';
import type { CheckoutView } from './checkout.view.ts';

const isAnswer = (move: CheckoutMove): move is keyof typeof treatments => move in treatments;
const opening = 'the shopper opens ';
const stepNames: Readonly<Record<Tab, string>> = {
  account: 'Account',
  delivery: 'Delivery address',
  shipping: 'Delivery method',
  payment: 'Payment',
};

export class CheckoutDriver {
  readonly #page: Page;
  readonly #api: ShopApi;
  readonly #road: Road;
  /** The same whenever it is asked: another one would have to be sent before anything else is (BEY-07). */
  readonly #email = newEmail();
  #cartId = '';
  #quantity = 2;
  /** The cart is read by the shop itself but for the last look before an order. */
  #isCartHeld = false;

  constructor(page: Page, api: ShopApi) {
    this.#page = page;
    this.#api = api;
    this.#road = new Road(page);
  }

  async prepare(): Promise<void> {
    await this.#page.clock.install();
    return this.#road.close(heldCalls, (call) => call !== calls.readCart || this.#isCartHeld);
  }

  /** A new cart, a browser that remembers its address, and the checkout open. */
  async begin(): Promise<void> {
    const page = this.#page;
    this.#road.forget();
    this.#quantity = 2;
    this.#isCartHeld = false;
    this.#cartId = await this.#api.makeCart([water, this.#quantity], [smallWater, 1]);
    await page.goto('/favicon.svg');
    const entries = [browserEntry('cartId', this.#cartId), deliveryEntry(saved.delivery)];
    await page.evaluate((kept) => {
      window.localStorage.clear();
      window.sessionStorage.clear();
      for (const { name, value } of kept) window.localStorage.setItem(name, value);
    }, entries);
    await page.goto('/checkout');
    await tabHeading(page, 'account').waitFor();
  }

  async make(move: CheckoutMove): Promise<void> {
    if (isAnswer(move)) return this.#answer(move);
    if (!move.startsWith(opening)) return this.#act(move);
    const name = stepNames[move.slice(opening.length) as Tab];
    return button(this.#page, new RegExp(`^Edit ${name}`)).click();
  }

  async #answer(move: keyof typeof treatments): Promise<void> {
    const [call, treatment] = treatments[move];
    const route = await this.#road.arrival(call);
    if (call === calls.readCart) this.#isCartHeld = false;
    if (move === 'the cart is changed') {
      this.#quantity += 1;
      const [first] = (await this.#api.readCart(this.#cartId)).lines;
      await this.#api.setQuantity(this.#cartId, first?.id ?? 0, this.#quantity);
    }
    const isReadAgain = move === 'the cart is changed' ? this.#nextCart(route) : undefined;
    await this.#road.treat(route, treatment);
    await isReadAgain;
  }

  /** After a doubt the shop reads the cart again by itself. */
  #nextCart(route: Route): Promise<unknown> {
    return this.#page.waitForResponse((response) => {
      const request = response.request();
      return (
        request !== route.request() && request.url().includes('/graphql') && calls.readCart.isMeant(request)
      );
    });
  }

  async #act(move: CheckoutMove): Promise<void> {
    const page = this.#page;
    const postcode = page.getByLabel('Postcode');
    switch (move) {
      case 'the shopper continues': {
        const email = page.getByLabel('Email');
        if ((await email.count()) > 0) await email.fill(this.#email);
        return continueButton(page).click();
      }
      case 'the shopper changes the postcode':
        await postcode.fill((await postcode.inputValue()) === '4000' ? '4001' : '4000');
        return postcode.blur();
      case 'the shopper empties the postcode':
        await postcode.fill('');
        return postcode.blur();
      case 'the shopper chooses the other delivery':
        return page.locator('input[name=shippingMethod]:not(:checked)').first().click();
      case 'the shopper ticks or unticks the same billing address':
        return page.getByLabel(/billing address is the same/).click();
      case 'the shopper places the order':
        await waitForCard(page);
        if (!(await this.#isCardFilled())) await fillCard(page, goodCard);
        this.#isCartHeld = true;
        return placeOrderButton(page).click();
      case 'the shopper presses again':
        return placeOrderButton(page).click({ force: true });
      case 'the shopper asks again':
        return button(page, 'Check now').click();
      case 'the server has had its time':
        return page.clock.fastForward(untilSettledMs);
      default:
        throw new Error(`Nobody knows how to make "${move}"`);
    }
  }

  async #isCardFilled(): Promise<boolean> {
    const last = this.#page.frameLocator('#card-cvv iframe').locator('input').first();
    return (await last.inputValue()) !== '';
  }

  view(): Promise<CheckoutView> {
    return readCheckout(this.#page);
  }
}
