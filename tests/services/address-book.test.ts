/** What the customer's service knows of an entry of the address book on the real backend: every field of §3 (ADDR-08). */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import { createCustomerService } from '#services/customer.service.ts';
import { createSessionService } from '#services/session.service.ts';
import { clientOf } from '#tests/backend/shop-client.ts';
import { ask, transportTo, useBackend } from './wired-backend.ts';

const backend = useBackend(seedShop);

const email = 'hannah@example.com';
const password = 'Water4all!';

/** Behind the service's back. */
const ownClient = async () => {
  const { data } = await backend.direct.graphql(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password },
  );
  const headers = { Authorization: `Bearer ${data.generateCustomerToken.token}` };
  return clientOf(async (request) => backend.answering(request), 'http://localhost', headers);
};

test('ADDR-08 an entry of the book is known with every field it has', async () => {
  const input = {
    prefix: 'Dr',
    firstname: 'Hannah',
    lastname: 'Reid',
    company: 'Reid & Daughters',
    telephone: '0491 570 156',
    street: ['3 Ann Street', 'Level 4'],
    city: 'Brisbane City',
    region: { region_id: 608 },
    postcode: '4000',
    country_code: 'AU',
    address_name: 'The office',
    delivery_instructions: 'Ask at the desk',
    address_latitude: -27.47,
    address_longitude: 153.02,
    default_billing: true,
    default_shipping: false,
  };
  const { errors } = await (
    await ownClient()
  ).graphql('mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }', {
    input,
  });
  expect(errors).toBeUndefined();

  const { transport, session } = transportTo(backend.answering, { layer: 'merchant' });
  const people = createSessionService(transport, session);
  await ask(people.signIn, { credentials: { email, password } });
  await ask(people.activateToken, { email });
  const { addresses } = await ask(createCustomerService(transport).readCustomer, undefined);
  expect(addresses.find(({ name }) => name === 'The office')).toEqual({
    id: expect.any(Number),
    prefix: 'Dr',
    firstname: 'Hannah',
    lastname: 'Reid',
    company: 'Reid & Daughters',
    telephone: '0491 570 156',
    street: ['3 Ann Street', 'Level 4'],
    city: 'Brisbane City',
    regionId: 608,
    regionCode: 'QLD',
    postcode: '4000',
    countryCode: 'AU',
    name: 'The office',
    deliveryInstructions: 'Ask at the desk',
    latitude: -27.47,
    longitude: 153.02,
    isDefaultBilling: true,
    isDefaultShipping: false,
  });
});
