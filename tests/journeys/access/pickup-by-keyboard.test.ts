/** Click and collect by keyboard: the reasons against the order lead to their fields. */

import { expect, test } from 'vitest';
import { collectHeading, collectorRadio, ola, stores, way } from '#tests/support/shopper-collecting.ts';
import { brisbane, goodCard, newEmail } from '#tests/support/shopper-goods.ts';
import * as keyboard from '#tests/support/shopper-keyboard.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { button } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

test('takes a guest by keyboard from pickup by someone else to pickup by themselves and to the receipt [CHK-09 BEY-07]', async () => {
  const shopper = await newReturningShopper();
  const { page } = shopper;
  await page.goto('/checkout');
  await keyboard.focusIsOn(checkout.tabHeading(page, 'account'));
  await keyboard.walkAndType(page, page.getByLabel('Email'), newEmail());
  await page.keyboard.press('Enter');
  await keyboard.focusIsOn(checkout.tabHeading(page, 'delivery'));
  await keyboard.walkAndChoose(page, way(page, 'Deliver it'), way(page, 'Click and collect'));
  await collectHeading(page).waitFor();
  // The choice keeps the focus while the form below it changes
  await keyboard.focusIsOn(way(page, 'Click and collect'));
  await keyboard.walkAndPress(page, checkout.continueButton(page), 'Enter');
  await keyboard.focusIsOn(stores(page).first());
  await page.keyboard.press('Space');
  await eventually(() => stores(page).first().isChecked()).toBe(true);
  await keyboard.walkAndChoose(page, collectorRadio(page, 'I will'), collectorRadio(page, 'Someone else'));
  await keyboard.walkAndType(page, page.getByLabel('Their first name'), ola.first);
  await keyboard.walkAndType(page, page.getByLabel('Their last name'), ola.last);
  await keyboard.walkAndType(page, page.getByLabel('Their phone'), ola.phone);
  await page.keyboard.press('Enter');
  await keyboard.focusIsOn(checkout.tabHeading(page, 'payment'));

  await checkout.waitForCard(page);
  await keyboard.walkAndPress(page, checkout.placeOrderButton(page), 'Enter');
  const reasons = page.getByRole('alert').filter({ hasText: 'Before you can order' });
  await keyboard.focusIsOn(reasons.locator('..'));
  // Tab reaches every reason, and the first about the bill leads to its field
  const links = await reasons.getByRole('link').all();
  for (const link of links) await keyboard.walkTo(page, link, { within: 1 });
  const street = page.getByRole('link', { name: 'Billing address: enter the street address.' });
  await keyboard.walkAndPress(page, street, 'Enter', { isBack: true });
  const bill = page.getByRole('form', { name: 'Billing address' });
  await keyboard.focusIsOn(bill.getByLabel('Street address'));

  // A reason on an earlier tab leads there, and marks its untouched field
  await keyboard.walkAndPress(page, button(page, /^Edit Collection/), 'Enter', { isBack: true });
  await keyboard.focusIsOn(collectHeading(page));
  await keyboard.walkAndChoose(page, collectorRadio(page, 'Someone else'), collectorRadio(page, 'I will'));
  const phone = page.getByLabel('Your phone');
  await keyboard.walkAndPress(
    page,
    page.getByRole('link', { name: 'Collection: enter the phone of who collects.' }),
    'Enter',
    { isBack: true },
  );
  await keyboard.focusIsOn(phone);
  await eventually(() => phone.getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.type(brisbane.telephone);
  await keyboard.walkTo(page, page.getByLabel('Your first name'), { isBack: true });
  await page.keyboard.type(brisbane.firstname);
  await keyboard.walkAndType(page, page.getByLabel('Your last name'), brisbane.lastname);
  await keyboard.walkAndPress(page, checkout.continueButton(page), 'Space');
  await keyboard.focusIsOn(checkout.tabHeading(page, 'payment'));

  await checkout.waitForCard(page);
  await keyboard.typeCard(page, goodCard);
  await keyboard.typeAddress(page, bill, brisbane);
  await keyboard.walkAndPress(page, checkout.placeOrderButton(page), 'Enter');
  await checkout.readOrderNumber(page);
  await keyboard.focusIsOn(checkout.receiptHeading(page));
  const place = await page.getByRole('main').innerText();
  expect(place).toContain(`Collected by ${brisbane.firstname} ${brisbane.lastname}`);
});
