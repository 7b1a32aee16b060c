/** How a shopper makes themselves known within the checkout: signs in, or makes an account (CHK-03). */

import type { Page } from 'playwright-core';
import { emailIn, passwordIn, registerForm, signInForm } from '#tests/support/shopper-account.ts';
import { button } from '#tests/support/shopper-pages.ts';
import type { Deed, Hands } from './deeds.ts';

const isSigningIn = (page: Page): Promise<boolean> =>
  signInForm(page)
    .count()
    .then((count) => count > 0);

export const signIn = ({ page, wish, complain }: Hands): Deed => {
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
      for (const [field, text] of [
        [emailIn(form), wish.email],
        [passwordIn(form), wish.password ?? ''],
      ] as const) {
        if ((await field.inputValue()) === text) continue;
        if (isTyped) complain('has lost what was typed to sign in');
        await field.fill(text);
      }
      isTyped = true;
      await button(form, 'Sign in and continue').click();
    },
  };
};

/** Whoever hears that the account is there already, or that only signing in is missing, signs in. */
export const register = (hands: Hands): Deed => {
  const { page, wish } = hands;
  const form = registerForm(page);
  const signing = signIn(hands);
  const isMade = form.getByText(/same email address already exists|Please sign in now/);
  return {
    what: 'the new account',
    moment: 'registration',
    isAsking: true,
    isDone: async () => (await form.count()) === 0 && (await signing.isDone()),
    async perform() {
      if ((await isSigningIn(page)) || (await isMade.count()) > 0) return signing.perform();
      if ((await form.count()) === 0) await button(page.getByRole('main'), 'Create an account').click();
      await form.getByLabel('First name').fill(wish.address.firstname);
      await form.getByLabel('Last name').fill(wish.address.lastname);
      await emailIn(form).fill(wish.email);
      await passwordIn(form).fill(wish.password ?? '');
      await button(form, 'Create account').click();
    },
  };
};
