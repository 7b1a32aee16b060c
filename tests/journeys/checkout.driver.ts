/** A checkout page whose server answers when and what it is told: the same moves as in the machines, and what is to be seen. */

import type { Page, Route } from 'playwright-core';
import type { ShopApi } from '#tests/support/shopper-api.ts';
import { goodCard, newEmail, smallWater, water } from '#tests/support/shopper-goods.ts';
import {
  answer,
  calls,
  doThenAnswer,
  loseOnTheWayBack,
  loseOnTheWayThere,
  pass,
  refuseGraphql,
  type Call,
  type Treatment,
} from '#tests/support/shopper-network.ts';
import {
  button,
  continueButton,
  fillCard,
  placeOrderButton,
  tabHeading,
  waitForCard,
  type Tab,
} from '#tests/support/shopper-pages.ts';
import type { CheckoutMove } from './checkout.model.ts';
import { refusals, saved, type ServerMove } from './checkout.replies.ts';
import { tabs, type CheckoutView } from './checkout.view.ts';

const tokenise: Call = {
  name: 'tokenise',
  glob: '**/payment_methods/credit_cards',
  isMeant: (request) => request.method() === 'POST',
};
const held: readonly Call[] = [
  calls.saveEmail,
  calls.checkPostcode,
  calls.estimate,
  calls.saveShipping,
  calls.readCart,
  calls.order,
  calls.orderState,
  tokenise,
];

const cardProblem = { error: { message: 'Credit card is invalid' }, fieldErrors: [] };
const methodProblem = { message: refusals.totals, payment_methods: [], totals: {} };

/** What each answer is on the road. */
const treatments: Readonly<
  Record<ServerMove | 'the card is accepted' | 'the card is refused', readonly [Call, Treatment]>
> = {
  'the e-mail is accepted': [calls.saveEmail, pass],
  'the e-mail is refused': [calls.saveEmail, refuseGraphql(refusals.email)],
  'the e-mail is lost': [calls.saveEmail, loseOnTheWayThere],
  'the postcode is accepted': [calls.checkPostcode, pass],
  'the postcode is refused': [calls.checkPostcode, answer(200, { valid: false, message: refusals.postcode })],
  'the postcode is lost': [calls.checkPostcode, loseOnTheWayThere],
  'the estimate is made': [calls.estimate, pass],
  'the estimate is empty': [calls.estimate, answer(200, [])],
  'the estimate is lost': [calls.estimate, loseOnTheWayThere],
  'the totals are worked out': [calls.saveShipping, pass],
  'the totals are refused': [calls.saveShipping, answer(200, methodProblem)],
  'the totals are lost': [calls.saveShipping, loseOnTheWayThere],
  'the card is accepted': [tokenise, pass],
  'the card is refused': [tokenise, answer(422, cardProblem)],
  'the cart is the same': [calls.readCart, pass],
  'the cart is changed': [calls.readCart, pass],
  'the cart is unreadable': [calls.readCart, refuseGraphql(refusals.cart)],
  'the order is placed': [calls.order, pass],
  'the order is declined': [calls.order, answer(400, { message: refusals.declined })],
  'the order is lost on the way there': [calls.order, loseOnTheWayThere],
  'the order is lost on the way back': [calls.order, loseOnTheWayBack],
  'the order is placed with an error': [calls.order, doThenAnswer(500, { message: refusals.server })],
  'the outcome is told': [calls.orderState, pass],
  'the outcome is lost': [calls.orderState, loseOnTheWayThere],
};

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
  readonly #waiting = new Map<Call, Route[]>();
  #cartId = '';
  #quantity = 2;
  /** The cart is read by the shop itself but for the last look before an order. */
  #isCartHeld = false;

  constructor(page: Page, api: ShopApi) {
    this.#page = page;
    this.#api = api;
  }

  async prepare(): Promise<void> {
    for (const call of held)
      await this.#page.route(call.glob, async (route, request) => {
        if (!call.isMeant(request)) return route.fallback();
        if (call === calls.readCart && !this.#isCartHeld) return route.continue();
        this.#waiting.set(call, [...(this.#waiting.get(call) ?? []), route]);
      });
  }

  /** A new cart, a browser that remembers its address, and the checkout open. */
  async begin(): Promise<void> {
    const page = this.#page;
    this.#waiting.clear();
    this.#quantity = 2;
    this.#isCartHeld = false;
    this.#cartId = await this.#api.makeCart([water, this.#quantity], [smallWater, 1]);
    await page.goto('/favicon.svg');
    await page.evaluate(
      ({ cartId, delivery }) => {
        const keep = (key: string, value: unknown): void =>
          window.localStorage.setItem(
            `BRIGHTWATER__${key}`,
            JSON.stringify({ value, storedAt: Date.now(), lifetime: 86_400 }),
          );
        window.localStorage.clear();
        window.sessionStorage.clear();
        keep('cartId', cartId);
        keep('shipping_address', delivery);
      },
      { cartId: this.#cartId, delivery: saved.delivery },
    );
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
    // a superseded question is nobody's any more
    const route = await this.#arrival(call);
    if (call === calls.readCart) this.#isCartHeld = false;
    if (move === 'the cart is changed') {
      this.#quantity += 1;
      const [first] = (await this.#api.readCart(this.#cartId)).lines;
      await this.#api.setQuantity(this.#cartId, first?.id ?? 0, this.#quantity);
    }
    await treatment(route);
    // what is to be seen may be the same as before: then only the page itself can tell that it has heard
    await (await route.request().response())?.finished();
    await this.#page.evaluate(
      () => new Promise((done) => void setTimeout(() => requestAnimationFrame(done), 0)),
    );
  }

  async #arrival(call: Call): Promise<Route> {
    for (let patience = 0; patience < 400; patience += 1) {
      const route = this.#waiting.get(call)?.at(-1);
      if (route !== undefined) {
        this.#waiting.delete(call);
        return route;
      }
      await new Promise((resolve) => void setTimeout(resolve, 25));
    }
    throw new Error(`The page never asked ${call.name}`);
  }

  async #act(move: CheckoutMove): Promise<void> {
    const page = this.#page;
    const postcode = page.getByLabel('Postcode');
    switch (move) {
      case 'the shopper continues': {
        const email = page.getByLabel('Email');
        if ((await email.count()) > 0) await email.fill(newEmail());
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
      default:
        throw new Error(`Nobody knows how to make "${move}"`);
    }
  }

  async #isCardFilled(): Promise<boolean> {
    const last = this.#page.frameLocator('#card-cvv iframe').locator('input').first();
    return (await last.inputValue()) !== '';
  }

  view(): Promise<CheckoutView> {
    return this.#page.evaluate((names): CheckoutView => {
      const main = document.querySelector('main') ?? document.body;
      const all = (selector: string) => [...main.querySelectorAll<HTMLElement>(selector)];
      const words = (element: Element | undefined): string =>
        (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      const steps = all('nav[aria-label="Checkout steps"] li');
      const pressed = all('button').find((element) => /^(Continue to|Place order)/.test(words(element)));
      const alerts = all('[role=alert]');
      const isList = (alert: Element): boolean => words(alert).startsWith('Before you can order');
      const obstacles = alerts.find(isList);
      const error = alerts.find((alert) => !isList(alert));
      return {
        heading: words(all('h2[tabindex="-1"], h1').at(-1)),
        current: names[steps.findIndex((step) => step.getAttribute('aria-current') === 'step')] ?? null,
        done: names.filter((_, index) => steps[index]?.querySelector('button') !== null && steps.length > 0),
        button:
          pressed === undefined ? null : words(pressed).startsWith('Place') ? 'Place order' : 'Continue',
        isBusy: pressed?.getAttribute('aria-busy') === 'true',
        error: error === undefined ? null : words(error),
        isUndeliverable: words(main).includes('We do not deliver there yet'),
        methods: all('input[name=shippingMethod]').map((input) => {
          const { value, checked } = input as HTMLInputElement;
          const code = value.split('_')[1] ?? '';
          return checked ? `${code}, chosen` : code;
        }),
        obstacles: [...(obstacles?.querySelectorAll('li') ?? [])].map(words),
        isUnknown: words(main).includes('We are checking whether your order arrived'),
      };
    }, tabs);
  }
}
