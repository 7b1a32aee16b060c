/** Every public page meets axe’s rules and fits a phone. Journeys check what is behind a step. */

import { expect, test } from 'vitest';
import { lookAround } from '#tests/support/shopper-access.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { builtPages, productPages, shopScreens } from '#tests/support/public-pages.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const laptop = { width: 1280, height: 900 };
const phone = { width: 360, height: 900 };

test('public pages meet axe’s rules and are no wider than a phone or a laptop [SHELL-01 BEY-07]', async () => {
  const shopper = await newVisitor(laptop);
  const { page } = shopper;
  shopper.allowProblem(/status of 404 .*no-such-page/);
  const { look, complaints } = await lookAround(page);
  const tooWide: string[] = [];
  for (const [index, [path, heading]] of [builtPages, productPages, shopScreens].flatMap((pages) => [
    ...pages.entries(),
  ])) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    // the configuration arrives on its own, and the title has the brand from it
    await eventually(() => page.title(), path).toMatch(/Brightwater$/);
    const room = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (room > 0) tooWide.push(`${path}: ${room}`);
    // a laptop differs from a phone in the frame of a page and in its columns, the same on each
    if (index === 0) await look(`${path}, on a laptop`);
    await page.setViewportSize(phone);
    await look(path);
    await page.setViewportSize(laptop);
  }
  expect(complaints()).toEqual([]);
  expect(tooWide).toEqual([]);
});
