/** Every public page meets axe’s rules and fits a phone. Journeys check what is behind a step. */

import { expect, test } from 'vitest';
import { lookAround } from '#tests/support/shopper-access.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { builtPages, productPages, shopScreens } from '#tests/support/public-pages.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

test.each([
  ['content pages', builtPages],
  ['products', productPages],
  ['the shop’s own screens', shopScreens],
])('%s meet axe’s rules and are no wider than a phone or a laptop [SHELL-01, BEY-07]', async (_, pages) => {
  const shopper = await newVisitor();
  const { page } = shopper;
  shopper.allowProblem(/status of 404 .*no-such-page/);
  const { look, complaints } = await lookAround(page, [360, 1280]);
  const tooWide: string[] = [];
  for (const [path, heading] of pages) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    // the configuration arrives on its own, and the title has the brand from it
    await eventually(() => page.title(), path).toMatch(/Brightwater$/);
    await look(path);
    const room = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (room > 0) tooWide.push(`${path}: ${room}`);
  }
  expect(complaints()).toEqual([]);
  expect(tooWide).toEqual([]);
});
