/** Actions that say who is billed, and how the order is paid. */

import type { Page, BrowserContext } from 'playwright-core';
import { fillBilling } from '#tests/support/shopper-pickup.ts';
import { cardInput, fillCard } from '#tests/support/shopper-checkout.ts';
import { goodCard, type Delivery } from '#tests/support/shopper-goods.ts';
import type { Action, Hands } from './action.ts';
import { poNumber } from './books.ts';
import { payerEmail } from './fixtures.ts';
import type { Way } from './trip.ts';
import { button } from '#tests/support/shopper-pages.ts';
import { leaveBy } from '#tests/support/shopper-wallet.ts';

const patience = 15_000;

const approvePayPal = async (page: Page, context: BrowserContext): Promise<void> => {
  const opening = context.waitForEvent('page', { timeout: patience }).catch(() => null);
  await button(page, 'Pay with PayPal').click();
  const wallet = await opening;
  if (wallet === null) return;
  const closed = wallet.isClosed()
    ? Promise.resolve()
    : wallet.waitForEvent('close', { timeout: 2 * patience });
  try {
    await wallet.getByLabel('PayPal email').fill(payerEmail, { timeout: patience });
    await leaveBy(wallet, 'Approve payment');
    await closed;
  } catch {
    await wallet.close().catch(() => undefined);
  }
  // the page looks now and then whether the window is still open, and the provider has yet to say yes
  await page
    .getByText(/Approved with PayPal|PayPal was closed|PayPal could not/)
    .first()
    .waitFor({ timeout: patience })
    .catch(() => undefined);
};

/** The billing address differs from the delivery address. */
const billElsewhere = ({ page }: Hands, to: Delivery): Action => {
  const form = page.getByRole('form', { name: 'Billing address' });
  const street = form.getByLabel('Street address');
  const isNew = form.getByRole('radio', { name: 'A new address' });
  const isSame = page.getByLabel(/billing address is the same/);
  return {
    what: 'the billing address of its own',
    isDone: async () =>
      !(await isSame.isChecked()) &&
      // an address the server has saved is one of the radio buttons
      ((await form.getByRole('radio', { name: to.street, checked: true }).count()) > 0 ||
        ((await street.count()) > 0 && (await street.inputValue()) === to.street)),
    async perform() {
      await isSame.uncheck();
      // shown only beside saved addresses
      if ((await isNew.count()) > 0) await isNew.check({ force: true });
      await fillBilling(page, to);
    },
  };
};

export const ownBilling = (hands: Hands): readonly Action[] =>
  hands.wish.bill === null ? [] : [billElsewhere(hands, hands.wish.bill)];

/** A pickup order has no delivery address to bill. */
export const billPickup = ({ page, wish }: Hands): Action => ({
  what: 'the billing address',
  isDone: async () =>
    (await page.getByRole('form', { name: 'Billing address' }).getByLabel('Street address').inputValue()) ===
    wish.address.street,
  perform: () => fillBilling(page, wish.address),
});

/** Not saved: a reloaded page asks again. */
export const consent = ({ page }: Hands): Action => {
  const box = page.getByLabel('I agree to be charged for my rental every month');
  return {
    what: 'the consent to monthly charges',
    isPassing: true,
    isDone: () => box.isChecked(),
    perform: () => box.check(),
  };
};

const titles: Readonly<Record<Way, string>> = {
  card: 'Credit Card',
  'saved card': 'Saved card',
  PayPal: 'PayPal',
  'saved PayPal': 'Saved PayPal account',
  'purchase order': 'On our account',
  instalments: 'Afterpay',
  'nothing left to pay': 'Nothing to pay',
};

export const choosePayment = ({ page, wish }: Hands): Action => {
  const radio = page.getByRole('radio', { name: titles[wish.way], exact: true });
  return {
    what: 'the way to pay',
    moment: 'way',
    isAsking: true,
    isDone: () => radio.isChecked(),
    perform: () => radio.check({ force: true }),
  };
};

const saved = (page: Page, what: string, name: string | RegExp): Action => {
  const radio = page.getByRole('radio', { name });
  return { what, isDone: () => radio.isChecked(), perform: () => radio.check({ force: true }) };
};

const nothingMore: Action = {
  what: 'nothing',
  isDone: () => Promise.resolve(true),
  perform: () => Promise.resolve(),
};

export const means: Readonly<Record<Way, (hands: Hands) => Action>> = {
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
  // the order itself asks the provider, who agrees at once or on its own page
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
