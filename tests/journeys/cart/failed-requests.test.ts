/** Requests that fail: a write is explained and can be repeated, a read is repeated silently. */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage, type Shopper } from '#tests/support/browser.ts';
import { water } from '#tests/support/shopper-goods.ts';
import {
  answer,
  calls,
  graphqlCall,
  loseOnTheWayThere,
  refuseGraphql,
  skipPictures,
  treatInTurn,
  type Treatment,
} from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  addToCart,
  button,
  drawer,
  heading,
  openProduct,
  stopClock,
  toast,
} from '#tests/support/shopper-pages.ts';

const shopUrl = inject('shopUrl');
const failedToLoad = /Failed to load resource/;
const readCategory = graphqlCall('CategoryPage');

/** The toast with exactly this sentence. */
const sentence = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text, { exact: true });

const htmlPage =
  (status: number): Treatment =>
  (route) =>
    route.fulfill({ status, contentType: 'text/html', body: '<h1>Something else</h1>' });

const newVisitor = async (): Promise<Shopper> => {
  const shopper = await newShopperPage({ shopUrl });
  await skipPictures(shopper.page);
  return shopper;
};

test('explains a failed addition in a toast, sends it once, and adds at the next press [NET-01, NET-10]', async () => {
  const shopper = await newVisitor();
  const { page } = shopper;
  shopper.expectProblem(failedToLoad);
  await page.clock.install();
  await openProduct(page, water);
  // Toasts stay until they are dismissed
  await stopClock(page);
  const rows = [
    ['Response not successful: Received status code 401', htmlPage(401)],
    ['Out of water.', refuseGraphql('Out of water.')],
  ] as const;
  const adds = await treatInTurn(page, calls.add, ...rows.map(([, treatment]) => treatment));
  for (const [turn, [text]] of rows.entries()) {
    await addToCart(page);
    await sentence(page, text).waitFor();
    expect(adds(), text).toBe(turn + 1);
    await button(page.getByRole('region', { name: 'Messages' }), 'Dismiss message')
      .first()
      .click();
    await sentence(page, text).waitFor({ state: 'detached' });
  }
  expect(await page.getByRole('dialog').count()).toBe(0);
  await addToCart(page);
  await drawer(page).waitFor();
  expect(adds()).toBe(rows.length + 1);
});

test('repeats a failed reading by itself until it is answered [NET-01]', async () => {
  const shopper = await newVisitor();
  const { page } = shopper;
  shopper.expectProblem(failedToLoad);
  const asked = await treatInTurn(page, readCategory, htmlPage(502), loseOnTheWayThere, answer(503, {}));
  await page.goto('/water.html');
  await heading(page, 'Water').first().waitFor();
  expect(asked()).toBe(4);
  expect(await toast(page, /./).count()).toBe(0);
});

test('tells a page that does not exist from one that failed, which can be tried again [ROUTE-09]', async () => {
  const { page } = await newVisitor();
  await treatInTurn(
    page,
    graphqlCall('ResolveUrl'),
    refuseGraphql('404'),
    refuseGraphql('Internal server error'),
  );
  const goToWater = async (): Promise<void> => {
    // The document of an opened page already knows what its own address leads to
    await page.goto('/careers');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Water', exact: true }).click();
  };
  await goToWater();
  await page.getByText('That page could not be found. Please try again.', { exact: true }).waitFor();
  await eventually(() => page.title()).toBe('404 Not Found | Brightwater');
  await goToWater();
  await heading(page, 'Something went wrong. Please try again.').waitFor();
  await button(page, 'Try again').click();
  await heading(page, 'Water').first().waitFor();
});
