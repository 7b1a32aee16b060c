/** How a shopper makes themselves known within the checkout: signs in, or makes an account (CHK-03); and whom they buy for (CHK-15). */

import type { Page } from 'playwright-core';
import {
  emailIn,
  expiryDialog,
  fillSignIn,
  passwordIn,
  registerForm,
  signInForm,
  signInLink,
} from '#tests/support/shopper-account.ts';
import { button } from '#tests/support/shopper-pages.ts';
import type { Deed, Hands } from './deeds.ts';
import { typingOf } from './typing.ts';

const isSigningIn = (page: Page): Promise<boolean> =>
  signInForm(page)
    .count()
    .then((count) => count > 0);

export const signIn = (hands: Hands): Deed => {
  const { page, wish, complain } = hands;
  const type = typingOf(hands, 'the sign-in');
  let isTyped = false;
  return {
    what: 'the sign-in',
    moment: 'sign-in',
    isAsking: true,
    isDone: async () =>
      !(await isSigningIn(page)) &&
      (await page.getByRole('heading', { name: 'Check out as a guest' }).count()) === 0,
    async perform() {
      if (!(await isSigningIn(page))) {
        if (isTyped) complain('has lost the sign-in form');
        await button(page.getByRole('main'), 'Sign in').click();
      }
      const form = signInForm(page);
      await type(emailIn(form), wish.email);
      await type(passwordIn(form), wish.password ?? '');
      isTyped = true;
      await button(form, 'Sign in and continue').click();
    },
  };
};

/** Out by the account tab, which leads to the first page of the shop; then in by the page for it, and to the checkout again. */
export const outAndIn = ({ page, wish }: Hands): readonly Deed[] => {
  let isOut = false;
  let isBack = false;
  return [
    {
      what: 'the signing out',
      moment: 'sign-out',
      isDone: () => Promise.resolve(isOut),
      async perform() {
        await button(page, /^Edit Account/).click();
        await button(page.getByRole('main'), 'Sign out').click();
        await page.waitForURL((url) => url.pathname === '/');
        await signInLink(page).waitFor();
        isOut = true;
      },
    },
    {
      what: 'the way back',
      moment: 'signed out',
      isAsking: true,
      isDone: () => Promise.resolve(isBack),
      async perform() {
        await page.goto('/customer/login');
        await fillSignIn(signInForm(page), wish.email, wish.password ?? '');
        await button(signInForm(page), 'Sign in').click();
        await signInLink(page).waitFor({ state: 'detached' });
        await page.goto('/checkout');
        isBack = true;
      },
    },
  ];
};

/** Whoever hears that the account is there already, or that only signing in is missing, signs in. */
export const register = (hands: Hands): Deed => {
  const { page, wish } = hands;
  const form = registerForm(page);
  const signing = signIn(hands);
  const type = typingOf(hands, 'the new account');
  const isMade = form.getByText(/same email address already exists|Please sign in now/);
  return {
    what: 'the new account',
    moment: 'registration',
    isAsking: true,
    isDone: async () => (await form.count()) === 0 && (await signing.isDone()),
    async perform() {
      if ((await isSigningIn(page)) || (await isMade.count()) > 0) return signing.perform();
      if ((await form.count()) === 0) await button(page.getByRole('main'), 'Create an account').click();
      await type(form.getByLabel('First name'), wish.address.firstname);
      await type(form.getByLabel('Last name'), wish.address.lastname);
      await type(emailIn(form), wish.email);
      await type(passwordIn(form), wish.password ?? '');
      await button(form, 'Create account').click();
    },
  };
};

/** Seen where it is chosen: by its name and no longer under way. */
export const changeAccount = ({ page }: Hands, name: string): Deed => {
  const main = page.getByRole('main');
  const offer = button(main, `Switch To ${name}`);
  return {
    what: 'the account that is bought for',
    moment: 'other account',
    isAsking: true,
    isDone: async () => (await main.getByText(`This order is for ${name}`).count()) > 0,
    async perform() {
      if (!(await offer.isVisible())) await main.getByText('Buy for another account').click();
      await offer.click();
      // whose session is over is asked for the password first
      const isUnderWay = main.getByText(/^Switching to/);
      while ((await isUnderWay.isVisible()) && !(await expiryDialog(page).isVisible()))
        await page.waitForTimeout(60);
    },
  };
};

/** The summary of the account says nothing of it, that of the delivery its address. */
export const backToAccount = ({ page, wish }: Hands): Deed => ({
  what: 'the address of the account that is bought for',
  isAsking: true,
  isDone: async () =>
    (await page.getByRole('navigation', { name: 'Checkout steps' }).innerText()).includes(
      wish.address.street,
    ),
  perform: () => button(page, /^Edit Account/).click(),
});
