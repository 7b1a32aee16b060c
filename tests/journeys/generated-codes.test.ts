/** Paths found by trying every move with promo code and gift cards, walked on the cart page: after each step it must show what its state means (MACH-03). */

import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { walksThrough } from '#tests/support/shopper-walks.ts';
import { CodesDriver } from './codes.driver.ts';
import { CodesModel } from './codes.model.ts';
import type { CodesMove, CodesSubject } from './codes.moves.ts';

const subjects: readonly CodesSubject[] = ['promo code', 'gift card', 'both at once'];
const plans = subjects.map((subject) => ({
  subject,
  plan: walksThrough<CodesMove>(() => new CodesModel(subject)),
}));
const taken = new Map(subjects.map((subject) => [subject, new Set<string>()]));

/** What is typed belongs to the shopper until it counts, or has been taken off. */
const failing = / is lost on the way there$/;

test(
  'MACH-03 PROMO-01 GIFT-01 BEY-05 the cart page shows what every state of its codes means, along every generated path',
  { timeout: 600_000 },
  async () => {
    const shopper = await newShopperPage({ shopUrl: inject('shopUrl') });
    const { page } = shopper;
    for (const provoked of [/ERR_CONNECTION_RESET/, /status of (400|404|500)/])
      shopper.expectProblem(provoked);
    await skipPictures(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const driver = new CodesDriver(page, new ShopApi(inject('shopUrl')));
    await driver.prepare();
    for (const { subject, plan } of plans)
      for (const walk of plan.walks) {
        const model = new CodesModel(subject);
        const steps: string[] = [];
        await driver.begin();
        let before = model.view();
        for (const move of walk) {
          expect(model.moves(), steps.join('\n')).toContain(move);
          taken.get(subject)?.add(`${model.place()} · ${move}`);
          model.make(move);
          steps.push(`${move} → ${model.place()}`);
          const told = () => `${subject}, after\n  ${steps.slice(-12).join('\n  ')}`;
          await driver.make(move).catch((error: unknown) => {
            throw new Error(`${String(error)}\n${told()}`);
          });
          const after = model.view();
          await eventually(() => driver.view(), told()).toEqual(after);
          // the server is asked itself, since the model might reckon as wrongly as the page
          if (model.isQuiet) expect(await driver.total(), told()).toBe(after.sums.at(-1));
          if (failing.test(move))
            expect([after.promo.text, after.card.text], told()).toEqual([
              before.promo.text,
              before.card.text,
            ]);
          before = after;
        }
      }
  },
);

test('MACH-03 every move of every place of the codes was made on the page', () => {
  for (const { subject, plan } of plans) {
    const { walks, edges, places, situations } = plan;
    const length = walks.reduce((sum, walk) => sum + walk.length, 0);
    console.log(
      `${subject}: ${walks.length} walks of ${length} steps over ${edges.size} edges, ${places.size} places, ${situations} situations`,
    );
    expect(places.size).toBeGreaterThan(15);
    expect([...edges].filter((edge) => taken.get(subject)?.has(edge) !== true)).toEqual([]);
  }
});
