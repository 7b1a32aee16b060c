/** The e-mail address, signing in and registering (CHK-03, CHK-15). */

import type { Page } from 'playwright-core';
import { emailIn, passwordIn, registerForm, signInForm } from '#tests/support/shopper-account.ts';
import { button } from '#tests/support/shopper-pages.ts';
import { typingOf, type Action, type Hands } from './action.ts';

const isThere = async (page: Page, label: string): Promise<boolean> =>
  (await page.getByLabel(label, { exact: true }).count()) > 0;

export const email = ({ page, wish }: Hands): Action => ({
  what: 'the e-mail address',
  isDone: async () =>
    !(await isThere(page, 'Email')) ||
    (await page.getByLabel('Email', { exact: true }).inputValue()) === wish.email,
  perform: () => page.getByLabel('Email', { exact: true }).fill(wish.email),
});

const isSigningIn = (page: Page): Promise<boolean> =>
  signInForm(page)
    .count()
    .then((count) => count > 0);

export const signIn = (hands: Hands): Action => {
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

/** Signs in where the page says that the account exists already. */
export const register = (hands: Hands): Action => {
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
