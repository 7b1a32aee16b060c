/** Reads from the page what is to be seen of a checkout. */

import type { Page } from 'playwright-core';
import { tabs, type CheckoutView } from './checkout.view.ts';

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
    const alerts = words('[role=alert]')
      .filter((text) => !text.startsWith('Before you can order'))
      // its button is not what is said
      .map((text) => text.replace(/Dismiss$/, ''));
    return {
      heading: words('h2[tabindex="-1"], h1').at(-1) ?? '',
      current: shown.find((_, index) => steps[index]?.getAttribute('aria-current') === 'step') ?? null,
      done: shown.filter((_, index) => (steps[index]?.querySelector('button') ?? null) !== null),
      button: pressable === undefined ? null : button,
      isBusy: all('button[aria-busy=true]').length > 0,
      error: alerts.at(-1) ?? null,
      isUndeliverable: main.innerText.includes('We do not deliver there yet'),
      methods: all('input[name=shippingMethod]').map((input) => {
        const code = input.getAttribute('value')?.split('_')[1] ?? '';
        return input.matches(':checked') ? `${code}, chosen` : code;
      }),
      obstacles: words('[role=alert] li'),
      isUnknown: main.innerText.includes('We are checking whether your order arrived'),
    };
  }, tabs);
