/** A guest, or a customer who saved a card and a PayPal account, from an empty checkout to the receipt, whose payments are refused or taken as the test says; what is to be seen, and what the server makes of it. */

import type { Locator, Page } from 'playwright-core';
import { ShopApi } from '#tests/support/shopper-api.ts';
import {
  editButton,
  fillBilling,
  fillSelf,
  store,
  way as deliveryWay,
} from '#tests/support/shopper-collecting.ts';
import { brisbane, goodCard, newEmail, sanitisingVisit, water } from '#tests/support/shopper-goods.ts';
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
import type { Buyer, Kind, PayingMove, PayingView, Way } from './paying.model.ts';

const elsewhere = { ...brisbane, street: '5 Ledger Lane' };
/** Of the shop's demonstration: at home in Australia. */
const hannah = { email: 'hannah@example.com', password: 'Water4all!', street: '14 Latrobe Terrace' };
const titles: Readonly<Record<Way, string>> = {
  'the saved card': 'Saved card',
  'the saved PayPal account': 'Saved PayPal account',
  card: 'Credit Card',
  PayPal: 'PayPal',
  instalments: 'Afterpay',
  'a purchase order': 'Purchase Order',
};
/** What the receipt calls it. */
const marks: Readonly<Record<Way, string>> = {
  'the saved card': 'Visa ending in 1111',
  'the saved PayPal account': `PayPal (${hannah.email})`,
  card: 'Visa ending in 1111',
  PayPal: 'PayPal (pat@example.com)',
  instalments: 'Afterpay',
  'a purchase order': 'Purchase Order',
};
/** Who says no. */
const process = restCall('instalments', 'POST', '**/afterpay/payment/process');
const judgeOf = (buyer: Buyer, way: Way): Call => {
  if (way === 'instalments') return process;
  return buyer === 'guest' ? calls.order : calls.ownOrder;
};
const begin = /^a (guest|customer) buys what is (.*)$/;
const moveWay = 'the shopper chooses ';

type Entry = ReturnType<typeof browserEntry>;

export interface Ordered {
  readonly orders: number;
  readonly isCartClosed: boolean;
  /** What the receipt says of payment and bill, and should. */
  readonly receipt: string;
  readonly expected: readonly string[];
}

export class PayingDriver {
  readonly #page: Page;
  readonly #visitor: ShopApi;
  #api: ShopApi;
  readonly #orders: () => number;
  #ordersBefore = 0;
  #cartId = '';
  #buyer: Buyer = 'guest';
  #way: Way = 'card';
  #street = brisbane.street;
  #refusals = 0;

  constructor(page: Page, api: ShopApi) {
    this.#page = page;
    this.#visitor = api;
    this.#api = api;
    const [guests, own] = [watch(page, calls.order), watch(page, calls.ownOrder)];
    this.#orders = () => guests() + own();
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
    const [, buyer, kind] = begin.exec(move) ?? [];
    if (buyer === 'guest') return this.#comeAsGuest(kind as Kind);
    if (buyer === 'customer') return this.#comeAsCustomer(kind as Kind);
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

  /** With these in a cart of their own, and this in the browser. */
  async #come(api: ShopApi, buyer: Buyer, kind: Kind, kept: readonly Entry[]): Promise<void> {
    const page = this.#page;
    this.#api = api;
    this.#buyer = buyer;
    this.#cartId = await api.makeCart(kind === 'virtual' ? [sanitisingVisit, 1] : [water, 2]);
    await page.evaluate(
      (entries) => {
        for (const { name, value } of entries) window.localStorage.setItem(name, value);
      },
      [browserEntry('cartId', this.#cartId), ...kept],
    );
    await page.goto('/checkout');
  }

  /** All that is delivered by is known of her, and what she pays with. */
  async #comeAsCustomer(kind: Kind): Promise<void> {
    const page = this.#page;
    this.#way = 'the saved card';
    this.#street = hannah.street;
    const { token, api } = await ShopApi.signIn(this.#visitor.url, hannah);
    await this.#come(api, 'customer', kind, [
      browserEntry('session_email', hannah.email),
      browserEntry('signin_token', token),
      browserEntry('customer_trace', true),
    ]);
    await tabHeading(page, 'payment').waitFor();
    if (kind !== 'collected') return;
    await editButton(page, 'Delivery address').click();
    await deliveryWay(page, 'Click and collect').check();
    await store(page, 'Brightwater Brisbane').check();
    await fillSelf(page);
    await continueButton(page).click();
    await tabHeading(page, 'payment').waitFor();
  }

  async #comeAsGuest(kind: Kind): Promise<void> {
    const page = this.#page;
    await this.#come(
      this.#visitor,
      'guest',
      kind,
      kind === 'delivered' ? [deliveryEntry(saved.delivery)] : [],
    );
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
    if (this.#way === 'a purchase order') await page.getByLabel('Purchase order number').fill('PO-2044');
    if (this.#way === 'PayPal') await approveAs(page, 'pat@example.com');
    await placeOrderButton(page).click();
  }

  async #refuse(): Promise<void> {
    this.#refusals += 1;
    // another one each time, so that none is taken for the one before
    const message = `The payment was refused, number ${this.#refusals}.`;
    await treat(this.#page, judgeOf(this.#buyer, this.#way), answer(400, { success: false, message }), 1);
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
          way: known.find(([, name]) => title.startsWith(name))?.[0] ?? null,
          isBillingSame: box instanceof HTMLInputElement ? box.checked : null,
          isReceipt: (main.querySelector('h1')?.textContent ?? '').startsWith('Thank you'),
        };
      },
      Object.entries(titles) as [Way, string][],
    );
  }
}
