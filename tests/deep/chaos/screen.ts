/** What a shopper can see of a purchase at one moment, and whether it is true. */

import type { Page } from 'playwright-core';
import type { Tab } from '#tests/support/shopper-checkout.ts';

interface CheckoutView {
  readonly heading: string;
  readonly current: Tab | null;
  /** Finished tabs, which can be opened again. */
  readonly done: readonly Tab[];
  readonly button: 'Continue' | 'Place order' | null;
  readonly isBusy: boolean;
  readonly blockers: readonly string[];
  readonly isUnknown: boolean;
}

export interface Screen extends CheckoutView {
  readonly path: string;
  readonly isReceipt: boolean;
  /** Everything the shop tells beside the forms: messages, notices, alerts. */
  readonly messages: readonly string[];
  readonly isExpired: boolean;
  readonly isLoading: boolean;
  readonly hasRetry: boolean;
  /** The form to sign in, or to make an account, stands where the next step would. */
  readonly isSignIn: boolean;
  readonly text: string;
}

const tabs: readonly Tab[] = ['account', 'delivery', 'shipping', 'payment'];

export const readCheckout = (page: Page): Promise<CheckoutView> =>
  page.evaluate((names): CheckoutView => {
    const main = document.querySelector('main') ?? document.body;
    const all = (selector: string) => [...main.querySelectorAll(selector)];
    const words = (selector: string): readonly string[] =>
      all(selector).map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim());
    const steps = all('nav[aria-label="Checkout steps"] li');
    // where nothing is delivered there are two, where it is collected three
    const skipped = [/^$/, /shipping/, /delivery|shipping/][4 - steps.length] ?? /^$/;
    const shown = names.filter((name) => !skipped.test(name));
    const pressable = words('button').find((text) => /^(Continue to|Place order)/.test(text));
    const button = pressable?.startsWith('Place order') === true ? 'Place order' : 'Continue';
    return {
      heading: words('h2[tabindex="-1"], h1').at(-1) ?? '',
      current: shown.find((_, index) => steps[index]?.getAttribute('aria-current') === 'step') ?? null,
      done: shown.filter((_, index) => (steps[index]?.querySelector('button') ?? null) !== null),
      button: pressable === undefined ? null : button,
      isBusy: all('button[aria-busy=true]').length > 0,
      blockers: words('[role=alert] li'),
      isUnknown: main.innerText.includes('We are checking whether your order arrived'),
    };
  }, tabs);

/** Undefined while the page is on its way to another. */
export const look = async (page: Page): Promise<Screen | undefined> => {
  try {
    const view = await readCheckout(page);
    return await page.evaluate((seen) => {
      const { body } = document;
      const words = (selector: string): readonly string[] =>
        [...body.querySelectorAll<HTMLElement>(selector)]
          .filter((element) => element.checkVisibility())
          .map((element) => element.innerText.replaceAll(/\s+/g, ' ').trim())
          .filter((text) => text !== '');
      const messages = words(
        'main [role=alert], main [role=status], [aria-label=Messages] p, dialog[open], [role=dialog]',
      ).filter((text) => !/^(Loading|Preparing)/.test(text));
      // messages below a field, for example about a refused code
      const aboutFields = [...body.querySelectorAll('main [aria-invalid=true]')]
        .flatMap((field) => (field.getAttribute('aria-describedby') ?? '').split(' '))
        .map((id) => document.getElementById(id)?.innerText.trim() ?? '')
        .filter((text) => text !== '');
      const main = words('main').join(' ');
      return {
        ...seen,
        // sums that are being worked out again, too
        isBusy: seen.isBusy || body.querySelector('main [aria-busy=true]') !== null,
        path: window.location.pathname,
        isReceipt: words('h1').some((heading) => heading.startsWith('Thank you')),
        messages: [...messages, ...aboutFields],
        isExpired: messages.some((text) => text.includes('Your session has timed out')),
        isLoading:
          main === '' ||
          /Preparing your checkout|Picking up where|Loading the |Loading PayPal|Bringing your cart/.test(
            main,
          ),
        hasRetry: words('main button').includes('Try again'),
        isSignIn: words('main button').some((text) =>
          ['Sign in and continue', 'Create account'].includes(text),
        ),
        text: [main, ...messages].join(' '),
      };
    }, view);
  } catch {
    return undefined;
  }
};

/** Something to read or to press, and nothing under way; a page between two others is neither. */
export const isAtRest = (screen: Screen): boolean =>
  // totals wait behind the dialog until the customer signs in
  screen.isExpired ||
  (!screen.isBusy &&
    (screen.hasRetry ||
      (!screen.isLoading && screen.current !== null && (screen.button !== null || screen.isSignIn)) ||
      /nothing to check out|is placed|no recent order|could not be found|went wrong/i.test(screen.text)));

export interface Truth {
  readonly isOrdered: boolean;
  /** Money has been taken. */
  readonly isCharged: boolean;
  /** The server is doing something whose answer is lost. */
  readonly isAtWork: boolean;
}

const promises = /did not reach us|nothing has been charged|safe to place it again/i;
// a number of HTTP is no sentence for people where the shop has one of its own
const nonsense =
  /status code 50[234]|\bundefined\b|\bnull\b|\bNaN\b|\[object|TypeError|SyntaxError| at \w+\.\w+ \(/;

/** What on this screen is not so. */
export const untruths = (screen: Screen, truth: Truth): readonly string[] => {
  const found: string[] = [];
  if (screen.isReceipt && !truth.isOrdered) found.push('shows a receipt without an order');
  if (truth.isOrdered && promises.test(screen.text)) found.push('promises that nothing was ordered');
  if (truth.isAtWork && promises.test(screen.text)) found.push('promises what the server is about to break');
  if (truth.isOrdered && screen.button === 'Place order' && !screen.isBusy)
    found.push('offers to order what is ordered');
  if (truth.isCharged && /(nothing|not) (has been |been )?charged/i.test(screen.text))
    found.push('says that nothing was charged');
  if (!truth.isOrdered && /nothing to check out|cart is empty/i.test(screen.text))
    found.push('says that the cart is empty');
  if (screen.isUnknown && screen.button === 'Place order') found.push('offers to pay before it knows');
  if (nonsense.test(screen.messages.join(' '))) found.push(`says ${screen.messages.join(' ')}`);
  return found;
};
