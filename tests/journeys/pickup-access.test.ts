/** Everyone can collect: no violation axe knows of in any state, and the keyboard alone is enough (CHK-09, look.md). */

import { expect, inject, test } from 'vitest';
import { inspect, type Complaint } from '#tests/support/shopper-access.ts';
import {
  collectHeading,
  collectorRadio,
  fillBilling,
  nameSomeoneElse,
  ola,
  readStores,
  store,
  stores,
  way,
} from '#tests/support/shopper-collecting.ts';
import { brisbane, goodCard, newEmail } from '#tests/support/shopper-goods.ts';
import {
  focusIsOn,
  typeAddress,
  typeCard,
  walkAndChoose,
  walkAndPress,
  walkAndType,
  walkTo,
} from '#tests/support/shopper-keyboard.ts';
import { hold, loseOnTheWayThere, treat } from '#tests/support/shopper-network.ts';
import {
  button,
  continueButton,
  fillCard,
  giveEmail,
  placeOrderButton,
  readOrderNumber,
  receiptHeading,
  tabHeading,
  waitForCard,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { allowSilencedTelemetry, newReturningShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const long = { timeout: 240_000 };

test.each([360, 768, 1280])(
  'CHK-09 axe finds nothing while an order is collected, at %i px',
  long,
  async (width) => {
    const shopper = await newReturningShopper({ shopUrl, viewport: { width, height: 900 } });
    const { page } = shopper;
    allowSilencedTelemetry(shopper);
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

test(
  'CHK-09 BEY-07 ADDR-02 by keyboard alone an order is collected: by someone else, then after all by oneself',
  long,
  async () => {
    const shopper = await newReturningShopper({ shopUrl });
    const { page } = shopper;
    allowSilencedTelemetry(shopper);
    await page.goto('/checkout');
    await focusIsOn(tabHeading(page, 'account'));
    await walkAndType(page, page.getByLabel('Email'), newEmail());
    await page.keyboard.press('Enter');
    await focusIsOn(tabHeading(page, 'delivery'));
    await walkAndChoose(page, way(page, 'Deliver it'), way(page, 'Click and collect'));
    await collectHeading(page).waitFor();
    // the choice keeps the focus while what is beneath it changes
    await focusIsOn(way(page, 'Click and collect'));
    await walkAndPress(page, continueButton(page), 'Enter');
    await focusIsOn(stores(page).first());
    await page.keyboard.press('Space');
    await eventually(() => stores(page).first().isChecked()).toBe(true);
    await walkAndChoose(page, collectorRadio(page, 'I will'), collectorRadio(page, 'Someone else'));
    await walkAndType(page, page.getByLabel('Their first name'), ola.first);
    await walkAndType(page, page.getByLabel('Their last name'), ola.last);
    await walkAndType(page, page.getByLabel('Their phone'), ola.phone);
    await page.keyboard.press('Enter');
    await focusIsOn(tabHeading(page, 'payment'));

    await waitForCard(page);
    await walkAndPress(page, placeOrderButton(page), 'Enter');
    const reasons = page.getByRole('alert').filter({ hasText: 'Before you can order' });
    await focusIsOn(reasons.locator('..'));
    // every reason is come by, and the first about the bill leads to its field
    const links = await reasons.getByRole('link').all();
    for (const link of links) await walkTo(page, link, { within: 1 });
    const street = page.getByRole('link', { name: 'Billing address: enter the street address.' });
    await walkAndPress(page, street, 'Enter', { isBack: true });
    const bill = page.getByRole('form', { name: 'Billing address' });
    await focusIsOn(bill.getByLabel('Street address'));

    // a reason on the tab before leads there, and its field says so before anybody has been in it
    await walkAndPress(page, button(page, /^Edit Collection/), 'Enter', { isBack: true });
    await focusIsOn(collectHeading(page));
    await walkAndChoose(page, collectorRadio(page, 'Someone else'), collectorRadio(page, 'I will'));
    const phone = page.getByLabel('Your phone');
    await walkAndPress(
      page,
      page.getByRole('link', { name: 'Collection: enter the phone of who collects.' }),
      'Enter',
      { isBack: true },
    );
    await focusIsOn(phone);
    await eventually(() => phone.getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.type(brisbane.telephone);
    await walkTo(page, page.getByLabel('Your first name'), { isBack: true });
    await page.keyboard.type(brisbane.firstname);
    await walkAndType(page, page.getByLabel('Your last name'), brisbane.lastname);
    await walkAndPress(page, continueButton(page), 'Space');
    await focusIsOn(tabHeading(page, 'payment'));

    await waitForCard(page);
    await typeCard(page, goodCard);
    await typeAddress(page, bill, brisbane);
    await walkAndPress(page, placeOrderButton(page), 'Enter');
    await readOrderNumber(page);
    await focusIsOn(receiptHeading(page));
    const place = await page.getByRole('main').innerText();
    expect(place).toContain(`Collected by ${brisbane.firstname} ${brisbane.lastname}`);
  },
);
