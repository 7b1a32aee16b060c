/** What the shop says to a shopper: toasts by the clock, an unexpected error, a page that cannot be drawn (SHELL-11, NET-05, NET-06). */

import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newShopperPage, type Shopper } from '#tests/support/browser.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { collectedErrors } from '#tests/support/shopper-inside.ts';
import { calls, loseConnection, refuseGraphql, skipPictures, treat } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { addToCart, button, heading, openProduct, stopClock, toast } from '#tests/support/shopper-pages.ts';

const sentence = 'Sorry! An unexpected error occurred.';

/** A page whose clock stands still until told to go on. */
const openAtRest = async (path = '/cart'): Promise<Shopper> => {
  const shopper = await newShopperPage();
  await skipPictures(shopper.page);
  await shopper.page.clock.install();
  await shopper.page.goto(path);
  await heading(shopper.page, path === '/cart' ? 'Your cart is empty' : water.name)
    .first()
    .waitFor();
  await stopClock(shopper.page);
  return shopper;
};

/** Something throws where nobody catches it. */
const breakSilently = (page: Page, message: string): Promise<void> =>
  page.evaluate((words) => {
    void Promise.reject(new Error(words));
  }, message);

/** As a translating extension does it: what React drew is no longer where React put it. */
const breakDrawing = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.querySelector('main')?.replaceChildren());
  await page.getByRole('banner').getByRole('link', { name: 'Brightwater, home' }).click();
};

const expectNoViolations = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join()}`),
  ).toEqual([]);
};

const shownFor = async (page: Page, words: string, milliseconds: number): Promise<void> => {
  await toast(page, words).waitFor();
  await page.clock.runFor(milliseconds - 1);
  expect(await toast(page, words).isVisible()).toBe(true);
  await page.clock.runFor(1);
  await toast(page, words).waitFor({ state: 'detached' });
};

describe('toasts', () => {
  test('NET-05 NET-10 the connection lost and found: each sentence for three seconds', async () => {
    const { page, context } = await openAtRest();
    await loseConnection(page);
    await shownFor(page, 'You are offline. Some features may be unavailable.', 3000);
    await context.setOffline(false);
    await shownFor(page, 'You are online.', 3000);
  });

  test('SHELL-11 the same toast again is one toast, whose time begins anew', async () => {
    const { page, context } = await openAtRest();
    await loseConnection(page);
    await toast(page, /You are offline/).waitFor();
    await page.clock.runFor(2000);
    await context.setOffline(false);
    await toast(page, 'You are online.').waitFor();
    await eventually(() => toast(page, /^You are/).count()).toBe(1);
    await page.clock.runFor(2999);
    expect(await toast(page, 'You are online.').isVisible()).toBe(true);
    await page.clock.runFor(1);
    await toast(page, 'You are online.').waitFor({ state: 'detached' });
  });

  test('SHELL-11 the pointer on a toast holds it as long as it is read', async () => {
    const { page } = await openAtRest();
    await loseConnection(page);
    const words = toast(page, /You are offline/);
    await words.hover();
    await page.clock.runFor(60_000);
    expect(await words.isVisible()).toBe(true);
    await page.mouse.move(10, 300);
    await page.clock.runFor(3000);
    await words.waitFor({ state: 'detached' });
  });

  test('SHELL-11 an action refused says why for five seconds, as an error that is announced', async () => {
    const { page } = await openAtRest(water.path);
    await treat(page, calls.add, refuseGraphql('There are only 12 left.'));
    await treat(page, calls.createCart, (route) => route.fallback());
    await addToCart(page);
    await page.getByRole('alert').getByText('There are only 12 left.').waitFor();
    await shownFor(page, 'There are only 12 left.', 5000);
  });

  test('SHELL-11 whoever wants less motion sees them come and go at once', async () => {
    const { page } = await openAtRest();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await loseConnection(page);
    const words = toast(page, /You are offline/);
    await words.waitFor();
    const duration = await words.evaluate((element) =>
      element.parentElement === null ? '' : getComputedStyle(element.parentElement).animationDuration,
    );
    expect(Number.parseFloat(duration)).toBeLessThan(0.001);
    await page.clock.runFor(3000);
    await words.waitFor({ state: 'detached' });
  });
});

describe('an unexpected error', () => {
  test('NET-06 NET-10 says so for fifteen seconds with its details, and stands in the log with an id, once', async () => {
    const shopper = await openAtRest();
    const { page } = shopper;
    shopper.expectProblem(/Unexpected error [0-9a-f]{8}: Error: the pump stopped/);
    await breakSilently(page, 'the pump stopped');
    await toast(page, `${sentence} the pump stopped`).waitFor();
    await breakSilently(page, 'the pump stopped');
    expect(await toast(page, new RegExp(sentence)).count()).toBe(1);
    await shownFor(page, `${sentence} the pump stopped`, 15_000);
    await eventually(() => shopper.problems()).toHaveLength(1);
    // one that went by itself was handled by nobody
    expect((await collectedErrors(page)).map(({ isHandled }) => isHandled)).toEqual([false]);
  });

  test('NET-03 NET-06 whose cause says nothing at all is told in the words of the last resort', async () => {
    const shopper = await openAtRest();
    const { page } = shopper;
    shopper.expectProblem(/Unexpected error [0-9a-f]{8}/);
    await page.evaluate(() => void Promise.reject(null));
    await page
      .getByRole('region', { name: 'Messages' })
      .getByText(`${sentence} Something when wrong`, { exact: true })
      .waitFor();
  });

  test('NET-06 is dismissed by hand, which marks it handled, and the page goes on', async () => {
    const shopper = await newShopperPage();
    const { page } = shopper;
    shopper.expectProblem(/Unexpected error/);
    await page.goto('/cart');
    await heading(page, 'Your cart is empty').waitFor();
    await breakSilently(page, 'a mail to rosa@example.com failed');
    // as long as the pointer is on it, it stays
    await toast(page, `${sentence} a mail to … failed`).hover();
    await expectNoViolations(page);
    await eventually(() => shopper.problems()).toHaveLength(1);
    const id = /Unexpected error ([0-9a-f]{8})/.exec(shopper.problems().join())?.[1] ?? '';
    expect(await collectedErrors(page)).toEqual([{ id, isHandled: false }]);
    await button(page.getByRole('region', { name: 'Messages' }), 'Dismiss message').click();
    await toast(page, new RegExp(sentence)).waitFor({ state: 'detached' });
    expect(await collectedErrors(page)).toEqual([{ id, isHandled: true }]);
    expect(shopper.problems().join('\n')).not.toContain('rosa');
    await heading(page, 'Your cart is empty').waitFor();
  });

  test('NET-06 what was called off, and the noise of browsers, is none', async () => {
    const shopper = await openAtRest();
    const { page, problems } = shopper;
    // the browser's own word about a fetch that nobody waits for
    shopper.expectProblem(/signal is aborted/);
    await page.evaluate(() => {
      const ending = new AbortController();
      void fetch('/healthz', { signal: ending.signal });
      ending.abort();
      window.dispatchEvent(
        new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }),
      );
    });
    await page.clock.runFor(1000);
    expect(await page.getByRole('region', { name: 'Messages' }).innerText()).toBe('');
    expect(problems().filter((problem) => problem.includes('Unexpected error'))).toEqual([]);
  });
});

describe('notifications', () => {
  test('SHELL-12 one that persists stands under the header until dismissed, and is seen to go for 300 ms', async () => {
    const { page } = await newShopperPage();
    await skipPictures(page);
    await page.route('**/graphql*', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('"active":true', '"active":false');
      await route.fulfill({ response, body });
    });
    await page.clock.install();
    await page.goto('/customer/login');
    await page.getByLabel('Email').first().fill('colin@example.com');
    await page.getByLabel('Password', { exact: true }).first().fill('Water4all!');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Sign in/ })
      .click();
    const warning = page
      .getByRole('region', { name: 'Notifications' })
      .getByText(
        'Your account is currently inactive and you will not be able to place an order at this stage. Please contact us on Live Chat to discuss your account if your require an order.',
        { exact: true },
      );
    await warning.waitFor();
    await stopClock(page);
    expect(await warning.count()).toBe(1);
    const below = async (): Promise<number> => {
      const [box, head] = await Promise.all([warning.boundingBox(), page.getByRole('banner').boundingBox()]);
      return (box?.y ?? -Infinity) - (head?.y ?? 0) - (head?.height ?? Infinity);
    };
    await eventually(below).toBeGreaterThanOrEqual(0);

    await button(page, 'Dismiss notification').click();
    await page.clock.runFor(299);
    expect(await warning.count()).toBe(1);
    await page.clock.runFor(1);
    await warning.waitFor({ state: 'detached' });
  });
});

describe('a page that cannot be drawn', () => {
  test.each([360, 1280])(
    'NET-06 at %i px the shell is masked: the sentence, the id of the log, a reload; the cart is kept',
    async (width) => {
      const shopper = await newShopperPage({ viewport: { width, height: 800 } });
      const { page } = shopper;
      await skipPictures(page);
      await openProduct(page, water);
      await addToCart(page);
      await page.getByRole('dialog', { name: /^Your cart/ }).waitFor();
      await button(page, 'Close cart').click();
      shopper.expectProblem(/Unexpected error [0-9a-f]{8}: NotFoundError/);
      await breakDrawing(page);

      const title = page.getByRole('heading', { level: 1, name: sentence });
      await title.waitFor();
      await eventually(() => title.evaluate((element) => element === document.activeElement)).toBe(true);
      const id = await page.getByText('Error id:').locator('code').innerText();
      await eventually(() => shopper.problems()).toHaveLength(1);
      expect(shopper.problems()[0]).toContain(`Unexpected error ${id}`);
      await expectNoViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await page.locator('[style]').count()).toBe(0);

      await button(page, 'Reload the page').click();
      await title.waitFor({ state: 'detached' });
      await eventually(() => button(page.getByRole('banner'), /^Cart, 1 item/).count()).toBe(1);
    },
  );
});
