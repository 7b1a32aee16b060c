/** What a shopper saves from the footer's help after an order went wrong. */

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { compare } from '#machines/tools/replay/verdict.ts';
import { parseRecording } from '#machines/tools/replay/recording-file.ts';
import { inspect } from '#tests/support/shopper-access.ts';
import { fillCard, outliveServer, placeOrder, placeOrderButton } from '#tests/support/shopper-checkout.ts';
import { brisbane, goodCard } from '#tests/support/shopper-goods.ts';
import { walkAndPress } from '#tests/support/shopper-keyboard.ts';
import * as network from '#tests/support/shopper-network.ts';
import { button } from '#tests/support/shopper-pages.ts';
import { newPayingShopper } from '#tests/support/shopper-start.ts';

test('the recording of an order that failed once replays, and holds nothing of the guest [MACH-04]', async () => {
  const { page, email, expectProblem } = await newPayingShopper();
  await fillCard(page, goodCard);
  expectProblem(/status of 500/);
  await network.treat(page, network.calls.order, network.answer(500, { message: 'Internal error' }), 1);
  await page.clock.install();
  await placeOrderButton(page).click();
  await page.getByRole('status').getByText('We are checking whether your order arrived').waitFor();
  await outliveServer(page);
  await page.getByRole('alert').filter({ hasText: 'Internal error' }).waitFor();
  const number = await placeOrder(page);

  await walkAndPress(page, button(page, 'Help with a problem'), 'Enter', { within: 60 });
  const dialog = page.getByRole('dialog', { name: 'Help with a problem' });
  await dialog.getByText('It holds no personal data').waitFor();
  expect(await inspect(page, 'the help')).toEqual([]);
  const saved = page.waitForEvent('download');
  await button(dialog, 'Save recording').click();
  const text = await readFile(await (await saved).path(), 'utf8');
  await dialog.waitFor({ state: 'hidden' });

  const { street, telephone, city } = brisbane;
  for (const secret of [email, street, telephone, city, number, goodCard.number])
    expect(text).not.toContain(secret);
  const { outcome, first, final } = compare(parseRecording(text));
  expect([outcome, first]).toEqual(['equal', null]);
  expect(final['shop/checkout/wing']).toBe('finished');
});
