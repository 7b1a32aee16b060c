/** Registering, as shoppers do it (§2; ACC-02, ROUTE-05, TRK-04, VAL-01). */

import { expect, inject, test } from 'vitest';
import { newShopperPage, type Shopper } from '#tests/support/browser.ts';
import { hasFocus } from '#tests/support/shopper-access.ts';
import {
  accountButton,
  emailIn,
  keptToken,
  newCustomer,
  passwordIn,
  registerForm,
  signInForm,
  signInLink,
  someone,
  type Customer,
} from '#tests/support/shopper-account.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { button, heading, openProduct, pathOf } from '#tests/support/shopper-pages.ts';

const shopUrl = inject('shopUrl');
const required = 'This is a required field.';

const newVisitor = async (): Promise<Shopper> => {
  const shopper = await newShopperPage({ shopUrl });
  await skipPictures(shopper.page);
  return shopper;
};

const tokenOf = async ({ email, password }: Customer): Promise<string> => {
  const { generateCustomerToken } = await new ShopApi(shopUrl).graphql<{
    generateCustomerToken: { token: string };
  }>(`mutation ($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }`, {
    e: email,
    p: password,
  });
  return generateCustomerToken.token;
};

/** Who the shop says this is. */
const recordOf = async (customer: Customer): Promise<unknown> => {
  const response = await fetch(`${shopUrl}/rest/V1/customers/me`, {
    headers: { Authorization: `Bearer ${await tokenOf(customer)}` },
  });
  return response.json();
};

test.each(['Residential', 'Commercial'])(
  'ACC-02 a %s customer is made, and signed in at once',
  async (type) => {
    const customer = someone();
    const { page } = await newVisitor();
    await openProduct(page, water);
    await signInLink(page).click();
    const form = registerForm(page);
    await form.getByRole('radio', { name: type }).check();
    await form.getByLabel('First name').fill('Rosa');
    await form.getByLabel('Last name').fill('Lind');
    await emailIn(form).fill(customer.email);
    await form.getByLabel('Phone').fill('0400 000 000');
    await passwordIn(form).fill(customer.password);
    await form.getByLabel('Send me news and offers by email').check();
    await button(form, 'Create account').click();
    await accountButton(page, 'Rosa').waitFor();
    await eventually(() => pathOf(page)).toBe(water.path);

    const options = await new ShopApi(shopUrl).graphql<{
      customAttributeMetadata: {
        items: readonly { attribute_options: readonly { value: string; label: string }[] }[];
      };
    }>(`{ customAttributeMetadata(attributes: [{ attribute_code: "type_of_customer", entity_type: "customer" }]) {
      items { attribute_options { value label } } } }`);
    const number = options.customAttributeMetadata.items[0]?.attribute_options.find(
      ({ label }) => label === type,
    )?.value;
    expect(await recordOf(customer)).toMatchObject({
      email: customer.email,
      firstname: 'Rosa',
      lastname: 'Lind',
      extension_attributes: { is_subscribed: true },
      custom_attributes: expect.arrayContaining([
        expect.objectContaining({ attribute_code: 'type_of_customer', value: number }),
      ]),
    });
  },
);

test('ACC-02 VAL-01 the rule of passwords is ticked off while one types, and said in the words of the specification', async () => {
  const { page } = await newVisitor();
  await page.goto('/customer/login');
  const form = registerForm(page);
  const done = form.getByRole('list', { name: 'A password needs' }).getByText(', done');
  await button(form, 'Create account').click();
  await eventually(() => hasFocus(form.getByLabel('First name'))).toBe(true);
  await eventually(() => form.getByText(required, { exact: true }).count()).toBe(4);

  await passwordIn(form).fill('water');
  await eventually(() => done.count()).toBe(1);
  await form
    .getByText(
      'Password must be a minimum of 8 characters and should include a mix of lower and upper case letters, numbers and special characters.',
      { exact: true },
    )
    .waitFor();
  await passwordIn(form).fill('water4all!');
  await eventually(() => done.count()).toBe(5);
  await eventually(() => passwordIn(form).getAttribute('aria-invalid')).toBeNull();
});

test('ACC-02 an address that has an account is refused beside the form, with everything kept', async () => {
  const customer = await newCustomer(shopUrl);
  const { page } = await newVisitor();
  await page.goto('/customer/login');
  const form = registerForm(page);
  await form.getByLabel('First name').fill('Rosa');
  await form.getByLabel('Last name').fill('Lind');
  await emailIn(form).fill(customer.email);
  await passwordIn(form).fill(customer.password);
  await button(form, 'Create account').click();
  await form
    .getByRole('alert')
    .getByText(/same email address already exists/)
    .waitFor();
  expect(await signInForm(page).getByRole('alert').count()).toBe(0);
  await eventually(() => form.getByLabel('Last name').inputValue()).toBe('Lind');
  expect(await keptToken(page)).toBe(false);
});

test('ROUTE-05 TRK-04 /create-account is filled in from its query, which leaves the address at once', async () => {
  const customer = someone();
  const { page } = await newVisitor();
  const addresses: string[] = [];
  await page.goto('/');
  await heading(page, 'Best sellers').waitFor();
  const query = new URLSearchParams({ email: customer.email, firstName: 'Rosa', lastName: 'Lind' });
  await page.goto(`/create-account?${query}`);
  const form = registerForm(page);
  await form.waitFor();
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await eventually(() => page.url()).toBe(`${shopUrl}/create-account`);
  await eventually(() => emailIn(form).inputValue()).toBe(customer.email);
  await eventually(() => form.getByLabel('First name').inputValue()).toBe('Rosa');
  await eventually(() => form.getByLabel('Last name').inputValue()).toBe('Lind');
  await eventually(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  // it is still known after a reload, and the entry before is the page before
  await page.reload();
  await eventually(() => emailIn(form).inputValue()).toBe(customer.email);
  await passwordIn(form).fill(customer.password);
  await button(form, 'Create account').click();
  await accountButton(page, 'Rosa').waitFor();
  await eventually(() => pathOf(page)).toBe('/');
  expect(addresses.filter((address) => address.includes('?'))).toEqual([]);
});
