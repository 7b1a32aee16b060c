/** What is no telephone number is refused wherever one is taken. */
import { expect, test } from 'vitest';
import { openPeopleShop, signedIn } from './people-shop.ts';
import { addTo, brisbane, newCart, pay, setShipping } from './shop-client.ts';

const shop = await openPeopleShop();
const carol = await signedIn(shop, 'carol');
const refused = '"Phone Number" must hold 8 to 15 digits.';

const street = '["5 King St"], city: "Brisbane", postcode: "4000", country_code';
const writes: Readonly<Record<string, (number: string) => string>> = {
  'an address book': (number) =>
    `mutation { createCustomerAddress(input: { firstname: "C", lastname: "D", telephone: "${number}"
      street: ${street}: AU, region: { region_id: 608 } }) { telephone } }`,
  'a customer': (number) =>
    `mutation { updateCustomerV2(input: { phone: "${number}" }) { customer { phone } } }`,
};

test.each(Object.entries(writes))('%s takes no number of a few digits [BEY-23]', async (_, write) => {
  for (const number of ['12345', '1234567', 'call me'])
    expect((await carol.graphql(write(number))).errors?.[0]?.message).toBe(refused);
  for (const number of ['+64 9 555 0100', '13 20 11'])
    expect((await carol.graphql(write(number))).errors).toBeUndefined();
});

test('an order is refused for it, and the cart stays [BEY-23]', async () => {
  const id = await newCart(shop);
  await addTo(shop, id, 'BOTTLE', 2);
  await setShipping(shop, id);
  const billingAddress = { ...brisbane, telephone: '12345' };
  const message = `Please check the billing address information. ${refused}`;
  expect((await pay(shop, id, 'unused', { billingAddress })).body).toEqual({ message });
});
