/** The first sign of a person, which a page at rest waits for. */

import type { Page } from 'playwright-core';

export const touch = async (page: Page): Promise<void> => {
  await page.mouse.move(0, 1);
  await page.mouse.move(1, 0);
};
