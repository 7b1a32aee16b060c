/** A guest from an empty checkout to the receipt, whose payments are refused or taken as the test says; what is to be seen, and what the server makes of it. */

import type { Locator, Page } from 'playwright-core';
import type { ShopApi } from '#tests/support/shopper-api.ts';
import { fillBilling, fillSelf, store, way as deliveryWay } from '#tests/support/shopper-collecting.ts';
import { brisbane, goodCard, newEmail, water, type Product } from '#tests/support/shopper-goods.ts';
import { answer, calls, restCall, treat, watch, type Call } from '#tests/support/shopper-network.ts';
import {
  button,
  cardInput,
  continueButton,
  fillCard,
  giveEmail,
  placeOrderButton,
  readOrderNumber,
  tabHeading,
  waitForCard,
} from '#tests/support/shopper-pages.ts';
import { browserEntry, deliveryEntry } from '#tests/support/shopper-start.ts';
import { approveAs } from '#tests/support/shopper-wallet.ts';
import { saved } from './checkout.replies.ts';
import type { Kind, PayingMove, PayingView, Way } from './paying.model.ts';

const visit: Product = {
  sku: 'BW-SERVICE-SANITISE',
  name: 'Cooler sanitising visit',
  path: '/cooler-sanitising-visit.html',
  price: 8900,
};
const elsewhere = { ...brisbane, street: '5 Ledger Lane' };
const titles: Readonly<Record<Way, string>> = {
  card: 'Credit Card',
  PayPal: 'PayPal',
  instalments: 'Afterpay',
};
/** What the receipt calls it. */
const marks: Readonly<Record<Way, string>> = {
  card: 'Visa ending in 1111',
  PayPal: 'PayPal (pat@example.com)',
  instalments: 'Afterpay',
};
/** Who says no. */
const process = restCall('instalments', 'POST', '**/afterpay/payment/process');
const judge: Readonly<Record<Way, Call>> = { card: calls.order, PayPal: calls.order, instalments: process };
const moveKind = 'what is bought is ';
const moveWay = 'the shopper chooses ';

export interface Ordered {
  readonly orders: number;
  readonly isCartClosed: boolean;
  /** What the receipt says of payment and bill, and should. */
  readonly receipt: string;
  readonly expected: readonly string[];
}

export class PayingDriver {
  readonly #page: Page;
  readonly #api: ShopApi;
  readonly #orders: () => number;
  #ordersBefore = 0;
  #cartId = '';
  #way: Way = 'card';
  #street = brisbane.street;
  #refusals = 0;

  constructor(page: Page, api: ShopApi) {
    this.#page = page;
    this.#api = api;
    this.#orders = watch(page, calls.order);
  }

  async begin(): Promise<void> {
    await this.#page.goto('/favicon.svg');
    await this.#page.evaluate(() => {
      window.localStorage.clear();
      window.sessionStorage.clear();
    });
    this.#way = 'card';
    this.#street = brisbane.street;
  }

  async make(move: PayingMove): Promise<void> {
    if (move.startsWith(moveKind)) return this.#buy(move.slice(moveKind.length) as Kind);
    if (move.startsWith(moveWay)) return this.#choose(move.slice(moveWay.length) as Way);
    switch (move) {
      case 'the payment is refused':
        return this.#refuse();
      case 'the payment is taken':
        this.#ordersBefore = this.#orders();
        await this.#press();
        return void (await readOrderNumber(this.#page));
      case 'the shopper is billed elsewhere':
        return this.#billElsewhere();
      default:
        this.#street = brisbane.street;
        return this.#sameBilling.check();
    }
  }

  get #sameBilling(): Locator {
    return this.#page.getByLabel(/billing address is the same/);
  }

  async #buy(kind: Kind): Promise<void> {
    const page = this.#page;
    this.#cartId = await this.#api.makeCart(kind === 'virtual' ? [visit, 1] : [water, 2]);
    const entries = [browserEntry('cartId', this.#cartId)];
    if (kind === 'delivered') entries.push(deliveryEntry(saved.delivery));
    await page.evaluate((kept) => {
      for (const { name, value } of kept) window.localStorage.setItem(name, value);
    }, entries);
    await page.goto('/checkout');
    await giveEmail(page, newEmail());
    if (kind !== 'virtual') await tabHeading(page, 'delivery').waitFor();
    if (kind === 'delivered') {
      await continueButton(page).click();
      await tabHeading(page, 'shipping').waitFor();
      await continueButton(page).click();
    }
    if (kind === 'collected') {
      await deliveryWay(page, 'Click and collect').check();
      await store(page, 'Brightwater Brisbane').check();
      await fillSelf(page);
      await continueButton(page).click();
    }
    await tabHeading(page, 'payment').waitFor();
    if (kind !== 'delivered') await fillBilling(page, brisbane);
  }

  async #choose(way: Way): Promise<void> {
    this.#way = way;
    await this.#page.getByRole('radio', { name: titles[way], exact: true }).check();
  }

  async #billElsewhere(): Promise<void> {
    const page = this.#page;
    this.#street = elsewhere.street;
    await this.#sameBilling.uncheck();
    const street = page.getByRole('form', { name: 'Billing address' }).getByLabel('Street address');
    if ((await street.inputValue()) === '') await fillBilling(page, elsewhere);
  }

  /** Whatever this way to pay wants before the button. */
  async #press(): Promise<void> {
    const page = this.#page;
    if (this.#way === 'card') {
      await waitForCard(page);
      if ((await cardInput(page, 'cvv').inputValue()) === '') await fillCard(page, goodCard);
    }
    if (this.#way === 'PayPal') await approveAs(page, 'pat@example.com');
    await placeOrderButton(page).click();
  }

  async #refuse(): Promise<void> {
    this.#refusals += 1;
    // another one each time, so that none is taken for the one before
    const message = `The payment was refused, number ${this.#refusals}.`;
    await treat(this.#page, judge[this.#way], answer(400, { success: false, message }), 1);
    await this.#press();
    await this.#page.getByRole('alert').getByText(message).first().waitFor();
    await button(this.#page, /^Place order/)
      .and(this.#page.locator(':not([aria-busy=true])'))
      .waitFor();
  }

  /** What the button says is to be paid, and what the server says. */
  async totals(): Promise<readonly [shown: string, owed: string]> {
    const { cart } = await this.#api.graphql<{ cart: { prices: { grand_total: { value: number } } } }>(
      'query ($id: String!) { cart(cart_id: $id) { prices { grand_total { value } } } }',
      { id: this.#cartId },
    );
    const shown = await placeOrderButton(this.#page).innerText();
    return [shown, `Place order, $${cart.prices.grand_total.value.toFixed(2)}`];
  }

  async ordered(): Promise<Ordered> {
    const { isActive } = await this.#api.readCart(this.#cartId);
    return {
      orders: this.#orders() - this.#ordersBefore,
      isCartClosed: !isActive,
      receipt: await this.#page.getByRole('main').innerText(),
      expected: [marks[this.#way], this.#street],
    };
  }

  view(): Promise<PayingView> {
    return this.#page.evaluate(
      (known): PayingView => {
        const main = document.querySelector('main') ?? document.body;
        const chosen = main.querySelector<HTMLInputElement>('input[name=paymentMethod]:checked');
        const title = chosen?.labels?.[0]?.textContent ?? chosen?.closest('label')?.textContent ?? '';
        const same = [...main.querySelectorAll('label')].find((label) =>
          (label.textContent ?? '').includes('billing address is the same'),
        );
        const box = same?.control ?? null;
        return {
          way: known.find(([, name]) => title.includes(name))?.[0] ?? null,
          isBillingSame: box instanceof HTMLInputElement ? box.checked : null,
          isReceipt: (main.querySelector('h1')?.textContent ?? '').startsWith('Thank you'),
        };
      },
      Object.entries(titles) as [Way, string][],
    );
  }
}
