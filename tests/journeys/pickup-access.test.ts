/** Everyone can collect: no violation axe knows of in any state, and the keyboard alone is enough (CHK-09, look.md). */

import { expect, inject, test } from 'vitest';
import {
  hasFocus,
  inspect,
  pressOn,
  tabTo,
  typeInto,
  type Complaint,
} from '#tests/support/shopper-access.ts';
import {
  collectHeading,
  collectorRadio,
  fillBilling,
  nameSomeoneElse,
  readStores,
  store,
  stores,
  way,
} from '#tests/support/shopper-collecting.ts';
import { brisbane, goodCard, newEmail } from '#tests/support/shopper-goods.ts';
import { hold, loseOnTheWayThere, treat } from '#tests/support/shopper-network.ts';
import {
  button,
  continueButton,
  fillCard,
  giveEmail,
  placeOrderButton,
  receiptHeading,
  tabHeading,
  waitForCard,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { expectSilencedTelemetry, newReturningShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const long = { timeout: 240_000 };

test.each([360, 768, 1280])(
  'CHK-09 axe finds nothing while an order is collected, at %i px',
  long,
  async (width) => {
    const shopper = await newReturningShopper({ shopUrl, viewport: { width, height: 900 } });
    const { page } = shopper;
    expectSilencedTelemetry(shopper);
    shopper.expectProblem(/ERR_CONNECTION_RESET/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const complaints: Complaint[] = [];
    const look = async (where: string): Promise<void> =>
      void complaints.push(...(await inspect(page, where)));
    const held = await hold(page, readStores);
    await page.goto('/checkout');
    await giveEmail(page, newEmail());
    await tabHeading(page, 'delivery').waitFor();
    await look('delivered');
    await way(page, 'Click and collect').check();
    await page.getByText('Looking up our stores').waitFor();
    await look('stores looked up');
    await held.asked;
    await treat(page, readStores, loseOnTheWayThere);
    await held.release(loseOnTheWayThere);
    await button(page, 'Try again').waitFor();
    await look('stores not found');
    await page.unrouteAll({ behavior: 'wait' });
    await button(page, 'Try again').click();
    await store(page, 'Brightwater Brisbane').waitFor();
    await continueButton(page).click();
    await page.getByText('Choose the store where you collect.').waitFor();
    await look('in error');
    await store(page, 'Brightwater Brisbane').check();
    await nameSomeoneElse(page);
    await look('someone else');
    await continueButton(page).click();
    await tabHeading(page, 'payment').waitFor();
    await fillCard(page, goodCard);
    await fillBilling(page, brisbane);
    await look('payment');
    await placeOrderButton(page).click();
    await receiptHeading(page).waitFor();
    await look('receipt');
    expect(complaints).toEqual([]);
  },
);

test('CHK-09 BEY-07 by keyboard alone an order is collected by someone else', long, async () => {
  const shopper = await newReturningShopper({ shopUrl });
  const { page } = shopper;
  expectSilencedTelemetry(shopper);
  await page.goto('/checkout');
  await giveEmail(page, newEmail());
  await tabHeading(page, 'delivery').waitFor();
  await tabTo(page, way(page, 'Deliver it'));
  await page.keyboard.press('ArrowDown');
  await collectHeading(page).waitFor();
  // the choice keeps the focus while what is beneath it changes
  expect(await hasFocus(way(page, 'Click and collect'))).toBe(true);
  await pressOn(page, continueButton(page));
  await eventually(() => hasFocus(stores(page).first())).toBe(true);
  await page.keyboard.press('Space');
  await eventually(() => stores(page).first().isChecked()).toBe(true);
  await tabTo(page, collectorRadio(page, 'I will'));
  await page.keyboard.press('ArrowDown');
  await typeInto(page, page.getByLabel('Their first name'), 'Ola');
  await typeInto(page, page.getByLabel('Their last name'), 'Berg');
  await typeInto(page, page.getByLabel('Their phone'), '0400 111 222');
  await page.keyboard.press('Enter');
  await tabHeading(page, 'payment').waitFor();
  await eventually(() => hasFocus(tabHeading(page, 'payment'))).toBe(true);

  // a reason on that tab leads to its field, which says so itself before anybody has been in it
  await waitForCard(page);
  await placeOrderButton(page).click();
  await button(page, /^Edit Collection/).click();
  await collectorRadio(page, 'I will').check();
  await page.getByRole('link', { name: 'Collection: enter the phone of who collects.' }).click();
  const phone = page.getByLabel('Your phone');
  await eventually(() => hasFocus(phone)).toBe(true);
  await eventually(() => phone.getAttribute('aria-invalid')).toBe('true');
});
