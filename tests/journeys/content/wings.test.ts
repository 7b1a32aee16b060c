/** Wings of the shop that come late; storage that is forbidden or full. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { WingName } from '#machines/wing.events.ts';
import { water, brisbane, newEmail } from '#tests/support/shopper-goods.ts';
import { loseOnTheWayThere, pass, treat, type Call } from '#tests/support/shopper-network.ts';
import {
  addToCart,
  button,
  cartTrigger,
  drawer,
  heading,
  openProduct,
  quantityBox,
  toast,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';
import { accountButton, newCustomer, signInLink, submitSignIn } from '#tests/support/shopper-account.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';

const sentence = 'We could not load this part of the shop. Please try again.';
const machines = join(import.meta.dirname, '..', '..', '..', 'machines');

/** The root's own, and those of products on any page. */
const rootFiles =
  /^(?:display\/|notices\/)?(catalog|errors|network|page|preparation|search|session|updates)\/\1\.actors\.ts$|^session\/sign-in-code|^(?:options|quick-add)\/|^wing\.actors\.ts$/;

/** The slots of services that belong to wings; a slot keeps its name in the build. */
const slotsOfWings = (): readonly string[] =>
  readdirSync(machines, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.actors.ts') && !rootFiles.test(file))
    .flatMap((file) => [
      ...readFileSync(join(machines, file), 'utf8').matchAll(/(?<!machineSlot<[^(]*)\('(\w+)'\)/g),
    ])
    .map(([, name = '']) => name);

const codeOf = (wing: WingName): Call => ({
  name: wing,
  glob: `**/assets/${wing}-*.js`,
  isMeant: (request) => new RegExp(`/${wing}-[\\w-]{8}\\.js$`).test(request.url()),
});

/** Loses the wing, however often it is asked for, until it is given back. */
const lose = async (page: Page, wing: WingName): Promise<() => void> => {
  let isLost = true;
  await treat(page, codeOf(wing), (route) => (isLost ? loseOnTheWayThere(route) : pass(route)));
  return () => void (isLost = false);
};

/** All scripts that the page has loaded since. */
const recordScripts = (page: Page): (() => Promise<string>) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(texts)).join('\n');
};

const isIn = (scripts: string) => (slot: string) => new RegExp(`["'\`]${slot}["'\`]`).test(scripts);

test('the home page loads no code of a wing before the first press, and the trade with it [MACH-07]', async () => {
  const { page } = await newVisitor();
  const readScripts = recordScripts(page);
  await page.goto('/');
  await heading(page, 'Best sellers').waitFor();
  await page.waitForLoadState('networkidle');
  const slots = slotsOfWings();
  expect(slots.length).toBeGreaterThan(40);
  const first = isIn(await readScripts());
  expect(first('resolveRoute')).toBe(true);
  expect(slots.filter(first)).toEqual([]);
  await cartTrigger(page).click();
  await drawer(page).getByText('Your cart is empty').waitFor();
  expect(slots.filter(isIn(await readScripts()))).toContain('writeCart');
});

test('an addition survives a trade that is lost, and a second press does not double it [MACH-07 CART-02]', async () => {
  const { page, expectProblem } = await newVisitor();
  expectProblem(/net::ERR_CONNECTION_RESET/);
  const giveBack = await lose(page, 'trade');
  await openProduct(page, water);
  await addToCart(page);
  await toast(page, sentence).waitFor();
  giveBack();
  await addToCart(page);
  await eventually(() => quantityBox(drawer(page), water).inputValue()).toBe('1');
});

test.each([
  ['checkout', '/checkout', 'Checkout'],
  ['desk', '/customer/order-lookup', 'Track an order'],
] as const)(
  'a page without its %s says so, and is complete when asked again [MACH-07]',
  async (wing, path, title) => {
    const { page, expectProblem } = await newReturningShopper({ goods: [[water, 2]] });
    expectProblem(/net::ERR_CONNECTION_RESET/);
    const giveBack = await lose(page, wing);
    // loaded again once by itself
    await page.goto(path);
    const main = page.getByRole('main');
    await main.getByText(sentence).waitFor();
    giveBack();
    await button(main, 'Try again').click();
    await heading(page, title).first().waitFor();
  },
);

const forbid = (): void => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
};

/** To the last character, with entries of another program. */
const fillUp = (): void => {
  for (const area of [window.localStorage, window.sessionStorage])
    for (let size = 2 ** 22, count = area.length; size >= 1;) {
      try {
        area.setItem(`filling ${count}`, 'x'.repeat(size));
        count += 1;
      } catch {
        size = Math.floor(size / 2);
      }
    }
};

/** Without a reload: what storage does not take lives as long as the page. */
const buyAsFarAsPayment = async (page: Page): Promise<void> => {
  await openProduct(page, water);
  await addToCart(page);
  await drawer(page).getByRole('link', { name: 'Checkout' }).click();
  await checkout.giveEmail(page, newEmail());
  await checkout.tabHeading(page, 'delivery').waitFor();
  await checkout.fillDelivery(page, brisbane);
  await checkout.continueTo(page, 'shipping');
  await checkout.continueTo(page, 'payment');
  await checkout.waitForCard(page);
};

const signInAndOut = async (page: Page): Promise<void> => {
  const customer = await newCustomer();
  await signInLink(page).click();
  await submitSignIn(page, customer);
  await accountButton(page, customer.firstname).waitFor();
  await eventually(() => cartTrigger(page).getAttribute('aria-label')).toContain('1');
  await accountButton(page, customer.firstname).click();
  await button(page, 'Sign Out').click();
  await signInLink(page).waitFor();
  await eventually(() => cartTrigger(page).getAttribute('aria-label')).toBe('Cart, empty');
};

test('one can buy and sign in where storage is forbidden or full [STO-01 CHK-02]', async () => {
  for (const before of [forbid, fillUp]) {
    const shopper = await newVisitor();
    const { page, context } = shopper;
    await context.addInitScript(before);
    // requests that are under way when the token is given back
    shopper.allowProblem(/status of 401/);
    await buyAsFarAsPayment(page);
    await page.getByRole('link', { name: 'Brightwater, home' }).click();
    await signInAndOut(page);
  }
});
