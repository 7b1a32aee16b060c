/** A map among content in a real browser: the wheel moves the page and not the map (CONTENT-01). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { map } from '#backend/seed/page-builder/embeds.ts';
import { pageBuilder } from '#backend/seed/page-builder/markup.ts';
import { openDrawnContent, type DrawnContent } from '../support/drawn-content.ts';
import { geebung } from './content-nodes.ts';

let drawn: DrawnContent;
beforeAll(async () => {
  drawn = await openDrawnContent();
});
afterAll(() => drawn.close());

/** How near the ground is, by the first of the three numbers of its newest square. */
const nearness = (): Promise<string | undefined> =>
  drawn.page
    .locator('img.leaflet-tile')
    .last()
    .evaluate((tile: HTMLImageElement) => new URL(tile.src).pathname.split('/').at(-3));

test('CONTENT-01 a map does not come nearer under the wheel, which scrolls the page; its buttons do', async () => {
  const markup = pageBuilder('mapped', [map([geebung], true, { height: '400px' })]);
  await drawn.draw(
    `${markup}<p style="margin:1200px 0 0">Below</p>`,
    '/tiles/{z}/{x}/{y}.png © The mapmakers',
  );
  const ground = drawn.page.getByRole('region', { name: 'Map of the locations' });
  await drawn.page.locator('img.leaflet-tile').first().waitFor();
  expect(await nearness()).toBe('8');
  await ground.hover();
  await drawn.page.mouse.wheel(0, 200);
  await expect.poll(() => drawn.page.evaluate(() => window.scrollY)).toBe(200);
  // longer than a map takes to come nearer
  await drawn.page.waitForTimeout(600);
  expect(await nearness()).toBe('8');
  await drawn.page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(nearness).toBe('9');
});
