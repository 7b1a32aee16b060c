/** What there is to do at each tab, and how the shopper sees that it is done; what was done and is not any more is lost input. */

import type { BrowserContext, Page } from 'playwright-core';
import {
  collectorRadio,
  fillBilling,
  nameSomeoneElse,
  store,
  way,
} from '#tests/support/shopper-collecting.ts';
import { goodCard, type Delivery } from '#tests/support/shopper-goods.ts';
import { button, cardInput, fillCard, fillDelivery, type Tab } from '#tests/support/shopper-pages.ts';
import { poNumber } from './books.ts';
import { hours, lookUp } from './deeds-by-the-way.ts';
import { giftCard, promoCode, secondThoughts } from './deeds-of-codes.ts';
import { backToAccount, changeAccount, outAndIn, register, signIn } from './deeds-of-entry.ts';
import { agreeAway } from './provider.ts';
import { payerEmail } from './provisions.ts';
import type { Collecting, Moment, Way, Wish } from './trips.ts';
import { approvePayPal } from './wallet.ts';

export interface Deed {
  /** What may get lost. */
  readonly what: string;
  /** What begins with it, where it makes the page ask. */
  readonly moment?: Moment;
  /** It has to come to rest before the next. */
  readonly isAsking?: boolean;
  /** It goes with the page, or once the provider has taken it: of a card nothing is kept (PAY-02). */
  readonly isPassing?: boolean;
  /** The words with which it is taken back: the shopper is told (§8). */
  readonly takenBackBy?: RegExp;
  isDone(): Promise<boolean>;
  perform(): Promise<void>;
}

export interface Hands {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly wish: Wish;
  complain(what: string): void;
  /** Presses the button that orders, wherever that leads. */
  order(): Promise<void>;
}

const isThere = async (page: Page, label: string): Promise<boolean> =>
  (await page.getByLabel(label, { exact: true }).count()) > 0;

const email = ({ page, wish }: Hands): Deed => ({
  what: 'the e-mail address',
  isDone: async () =>
    !(await isThere(page, 'Email')) ||
    (await page.getByLabel('Email', { exact: true }).inputValue()) === wish.email,
  perform: () => page.getByLabel('Email', { exact: true }).fill(wish.email),
});

const address = ({ page, wish }: Hands): Deed => {
  const street = page.getByLabel('Street address');
  return {
    what: 'the address',
    moment: 'address',
    // a stored one is chosen by itself
    isDone: async () => (await street.count()) === 0 || (await street.inputValue()) === wish.address.street,
    perform: () => fillDelivery(page, wish.address),
  };
};

/** Not delivered but collected, in this store, and by whom: none of it is asked of the server before it is sent. */
const collection = ({ page }: Hands, collecting: Collecting): readonly Deed[] => [
  {
    what: 'the choice to collect',
    moment: 'collection',
    isAsking: true,
    isDone: () => way(page, 'Click and collect').isChecked(),
    perform: () => way(page, 'Click and collect').check({ force: true }),
  },
  {
    what: 'the store',
    isDone: () => store(page, collecting.store.name).isChecked(),
    perform: () => store(page, collecting.store.name).check({ force: true }),
  },
  {
    what: 'who collects',
    isDone: async () =>
      (await collectorRadio(page, 'Someone else').isChecked()) &&
      (await page.getByLabel('Their last name').inputValue()) === collecting.collector.last &&
      (await page.getByLabel('Their phone').inputValue()) === collecting.collector.phone,
    perform: () => nameSomeoneElse(page, collecting.collector),
  },
];

/** What is delivered is billed elsewhere. */
const billElsewhere = ({ page }: Hands, to: Delivery): Deed => {
  const form = page.getByRole('form', { name: 'Billing address' });
  const street = form.getByLabel('Street address');
  const isNew = form.getByRole('radio', { name: 'A new address' });
  const isSame = page.getByLabel(/billing address is the same/);
  return {
    what: 'the billing address of its own',
    isDone: async () =>
      !(await isSame.isChecked()) &&
      // what the server has taken is among those to choose from
      ((await form.getByRole('radio', { name: to.street, checked: true }).count()) > 0 ||
        ((await street.count()) > 0 && (await street.inputValue()) === to.street)),
    async perform() {
      await isSame.uncheck();
      // stands where others are known
      if ((await isNew.count()) > 0) await isNew.check({ force: true });
      await fillBilling(page, to);
    },
  };
};

const ownBilling = (hands: Hands): readonly Deed[] =>
  hands.wish.bill === null ? [] : [billElsewhere(hands, hands.wish.bill)];

/** Agreed to for this order alone: a page that is loaded anew asks again. */
const consent = ({ page }: Hands): Deed => {
  const box = page.getByLabel('I agree to be charged for my rental every month');
  return {
    what: 'the consent to monthly charges',
    isPassing: true,
    isDone: () => box.isChecked(),
    perform: () => box.check(),
  };
};

/** What is to be kept; where it is not asked it has been. */
const tick = ({ page }: Hands, label: string): Deed => {
  const box = page.getByLabel(label);
  return {
    what: `the tick at "${label}"`,
    isDone: async () => (await box.count()) === 0 || (await box.first().isChecked()),
    perform: () => box.first().check(),
  };
};

/** Of what is collected: whoever collects it may be somebody else. */
const bill = ({ page, wish }: Hands): Deed => ({
  what: 'the billing address',
  isDone: async () =>
    (await page.getByRole('form', { name: 'Billing address' }).getByLabel('Street address').inputValue()) ===
    wish.address.street,
  perform: () => fillBilling(page, wish.address),
});

const method = ({ page, wish }: Hands): Deed => {
  const wanted = page.locator(`input[name=shippingMethod][value$="_${wish.method}"]`);
  return {
    what: 'the choice of delivery',
    moment: 'method',
    takenBackBy: /Error setting shipping method|Unable to get shipping methods/,
    isDone: () => wanted.isChecked(),
    perform: () => wanted.check({ force: true }),
  };
};

/** Who is known is taken past the choice (CHK-15), and goes back to it. */
const backToMethod = ({ page }: Hands): Deed => ({
  what: 'the delivery that was chosen',
  moment: 'method',
  isAsking: true,
  takenBackBy: /Error setting shipping method|Unable to get shipping methods/,
  isDone: async () =>
    (await page.getByRole('navigation', { name: 'Checkout steps' }).innerText()).includes(
      'Next business day',
    ),
  perform: () => button(page, /^Edit Delivery method/).click(),
});

const reload = ({ page }: Hands): Deed => {
  let isDone = false;
  return {
    what: 'the page',
    moment: 'reload',
    isAsking: true,
    isDone: () => Promise.resolve(isDone),
    async perform() {
      isDone = true;
      await page.reload({ waitUntil: 'commit' });
    },
  };
};

const titles: Readonly<Record<Way, string | RegExp>> = {
  card: 'Credit Card',
  'saved card': 'Saved card',
  PayPal: 'PayPal',
  'saved PayPal': 'Saved PayPal account',
  'purchase order': 'On our account',
  instalments: 'Afterpay',
  'nothing left to pay': /No payment/i,
};

const choice = ({ page, wish }: Hands): Deed => {
  const radio = page.getByRole('radio', { name: titles[wish.way], exact: true });
  return {
    what: 'the way to pay',
    moment: 'way',
    isAsking: true,
    isDone: () => radio.isChecked(),
    perform: () => radio.check({ force: true }),
  };
};

const saved = (page: Page, what: string, name: string | RegExp): Deed => {
  const radio = page.getByRole('radio', { name });
  return { what, isDone: () => radio.isChecked(), perform: () => radio.check({ force: true }) };
};

const nothingMore: Deed = {
  what: 'nothing',
  isDone: () => Promise.resolve(true),
  perform: () => Promise.resolve(),
};

const means: Readonly<Record<Way, (hands: Hands) => Deed>> = {
  card: ({ page }) => ({
    what: 'the card',
    isPassing: true,
    isDone: async () => {
      await cardInput(page, 'cvv').waitFor({ timeout: 10_000 });
      return (await cardInput(page, 'cvv').inputValue()) !== '';
    },
    perform: () => fillCard(page, goodCard),
  }),
  'saved card': ({ page }) => saved(page, 'the saved card', /ending in 1111/),
  'saved PayPal': ({ page }) => saved(page, 'the saved account', `PayPal (${payerEmail})`),
  PayPal: ({ page, context }) => ({
    what: 'the approval',
    moment: 'PayPal',
    isAsking: true,
    isPassing: true,
    isDone: () => page.getByText('Approved with PayPal').isVisible(),
    perform: () => approvePayPal(page, context),
  }),
  // the provider is asked with the order, and agrees at once or on a page of its own
  instalments: () => nothingMore,
  'nothing left to pay': () => nothingMore,
  'purchase order': ({ page }) => {
    const field = page.getByLabel('Purchase order number');
    return {
      what: 'the number of the purchase order',
      isDone: async () => (await field.inputValue()) === poNumber,
      perform: () => field.fill(poNumber),
    };
  },
};

/** In the order in which they are done. */
export const deedsAt = (tab: Tab, hands: Hands): readonly Deed[] => {
  const { wish } = hands;
  switch (tab) {
    case 'account':
      if (wish.registersOnTheWay) return [register(hands)];
      if (wish.signsInOnTheWay) return [signIn(hands)];
      if (wish.changesTo !== null) return [changeAccount(hands, wish.changesTo)];
      return wish.password === null ? [email(hands)] : [];
    case 'delivery':
      if (wish.collecting !== null) return collection(hands, wish.collecting);
      return [
        wish.isLookedUp ? lookUp(hands) : address(hands),
        ...(wish.keeps ? [tick(hands, 'Save this address in my address book')] : []),
      ];
    case 'shipping':
      return wish.hasHours ? [method(hands), hours(hands)] : [method(hands)];
    case 'payment':
      return [
        ...(wish.signsOutOnTheWay ? outAndIn(hands) : []),
        // what was typed before the change is there after it
        ...(wish.changesTo === null ? [] : [...ownBilling(hands), backToAccount(hands)]),
        ...(wish.method === null || wish.collecting !== null ? [] : [backToMethod(hands)]),
        ...(wish.reloads ? [reload(hands)] : []),
        ...(wish.changesTo === null ? ownBilling(hands) : []),
        ...(wish.promoCode === null ? [] : [promoCode(hands, wish.promoCode)]),
        ...(wish.giftCard === null ? [] : [giftCard(hands, wish.giftCard.code)]),
        ...(wish.tried === null ? [] : secondThoughts(hands, wish.tried)),
        choice(hands),
        means[wish.way](hands),
        ...(wish.keeps ? [tick(hands, 'Save this card for next time')] : []),
        ...(wish.rents ? [consent(hands)] : []),
        ...(wish.method === null ? [address(hands)] : []),
        ...(wish.collecting === null ? [] : [bill(hands)]),
        ...(wish.isAskedAway ? [agreeAway(hands)] : []),
      ];
  }
};
