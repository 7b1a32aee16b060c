/** Walks along generated paths on the real page, which must show what each state means. */

import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import type { Walker } from '#tests/support/shopper-walks.ts';

interface Model<Move extends string> extends Walker<Move> {
  view(): unknown;
  /** What the last move makes the shop say. */
  readonly toasts?: readonly string[];
}

interface Driver<Move extends string> {
  prepare(): Promise<void>;
  begin(): Promise<void>;
  make(move: Move): Promise<void>;
  view(): Promise<unknown>;
  hears?(messages: readonly string[]): Promise<boolean>;
}

export interface Walking<Move extends string> {
  readonly walks: readonly (readonly Move[])[];
  readonly model: () => Model<Move>;
  readonly driver: (page: Page, api: ShopApi) => Driver<Move>;
  /** What the browser reports where a walk makes such a move. */
  readonly problems: readonly (readonly [move: RegExp, problem: RegExp])[];
}

/** Returns every place with the moves made there. */
export const walkAlong = async <Move extends string>(its: Walking<Move>): Promise<ReadonlySet<string>> => {
  const shopper = await newShopperPage({ shopUrl: inject('shopUrl') });
  const { page } = shopper;
  for (const [move, problem] of its.problems)
    if (its.walks.flat().some((one) => move.test(one))) shopper.expectProblem(problem);
  await skipPictures(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const driver = its.driver(page, new ShopApi(inject('shopUrl')));
  await driver.prepare();
  const taken = new Set<string>();
  for (const walk of its.walks) {
    const model = its.model();
    const steps: string[] = [];
    await driver.begin();
    for (const move of walk) {
      expect(model.moves(), steps.join('\n')).toContain(move);
      taken.add(`${model.place()} · ${move}`);
      model.make(move);
      steps.push(`${move} → ${model.place()}`);
      const told = () => `after\n  ${steps.slice(-12).join('\n  ')}`;
      await driver.make(move).catch((error: unknown) => {
        throw new Error(`${String(error)}\n${told()}`);
      });
      const { toasts = [] } = model;
      // together: a message goes by itself after a while
      await Promise.all([
        eventually(() => driver.hears?.(toasts) ?? true, `${toasts.join()} ${told()}`).toBe(true),
        eventually(() => driver.view(), told()).toEqual(model.view()),
      ]);
    }
  }
  return taken;
};
