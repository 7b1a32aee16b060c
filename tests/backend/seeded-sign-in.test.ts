/** The demonstration's people at the door: each signs in with the printed password and reads what is theirs (§3, §6). */
import { expect, test } from 'vitest';
import { demoPassword } from '#backend/seed/people/demo-password.ts';
import { seedShop } from '#backend/seed/shop.ts';
import { startShop } from './shop-client.ts';
import { openShop } from './open-shop.ts';

const shop = await openShop({ seed: seedShop });
async function asCustomer(email: string, query: string) {
  const { data } = await shop.graphql(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password: demoPassword },
  );
  const response = await shop.fetch('/graphql', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${data.generateCustomerToken.token}`,
    },
    body: JSON.stringify({ query }),
  });
  return response.json();
}

const namesOf = (some: readonly { readonly name: string }[]): string[] =>
  some.map(({ name }) => name).toSorted();

const everything = `{ customer {
  email firstname type_of_customer isCompanyCustomer msd_party_id
  addresses { city country_code address_name delivery_instructions default_billing region { region_id region_code } }
  accounts { id name active customer_id abn is_default po_required related_customers { email } }
  teams { id name active customer_id abn is_default po_required related_customers { email } }
} }`;

test.each((seedShop.customers ?? []).map((own) => [own.email, own] as const))(
  'GEN-05 GEN-06 %s signs in and reads what is theirs',
  async (email, own) => {
    const { data, errors } = await asCustomer(email, everything);
    expect(errors).toBeUndefined();
    expect(data.customer).toMatchObject({
      email,
      firstname: own.firstname,
      type_of_customer: own.attributes['type_of_customer'],
      isCompanyCustomer: own.isCompanyCustomer ?? false,
      msd_party_id: own.msdPartyId ?? null,
    });
    expect(data.customer.addresses.map(({ city }: { city: string }) => city)).toEqual(
      own.addresses.map(({ city }) => city),
    );
    const named = (kind: 'account' | 'team'): string[] =>
      (seedShop.accounts ?? [])
        .filter((each) => each.kind === kind && each.members.some(({ customerId }) => customerId === own.id))
        .map(({ name }) => name)
        .toSorted();
    expect(namesOf(data.customer.accounts)).toEqual(named('account'));
    expect(namesOf(data.customer.teams)).toEqual(named('team'));
  },
);

test('the corporate administrator’s teams are open, with purchase orders, closed, and pending', async () => {
  const { data } = await asCustomer('grace@example.com', everything);
  const { teams } = data.customer;
  expect(teams.filter(({ is_default: isDefault }: { is_default: boolean }) => isDefault)).toHaveLength(1);
  expect(teams.some(({ active }: { active: boolean }) => !active)).toBe(true);
  expect(teams.some(({ po_required: isRequired }: { po_required: boolean }) => isRequired)).toBe(true);
  expect(teams.some(({ customer_id: id }: { customer_id: number | null }) => id === null)).toBe(true);
});

test('ACC-01 the commercial customer pages through invoices, reads equipment; the administrator their company', async () => {
  const { data, errors } = await asCustomer(
    'colin@example.com',
    `{ billingInvoices(account_id: 101, pageSize: 10, currentPage: 2) { total_count items { number status balance { value } total { value } } page_info { total_pages } }
       equipmentServices(account_id: 101) { serial_number service_status } }`,
  );
  expect(errors).toBeUndefined();
  expect(data.billingInvoices).toMatchObject({ total_count: 18, page_info: { total_pages: 2 } });
  expect(data.billingInvoices.items).toHaveLength(8);
  expect(
    data.equipmentServices.map(({ service_status: status }: { service_status: string }) => status).toSorted(),
  ).toEqual(['OVERDUE', 'REQUESTED']);
  const grace = await asCustomer('grace@example.com', '{ company { name roles { items { id name } } } }');
  expect(grace.errors).toBeUndefined();
  expect(grace.data.company.name).toBe('Harbourline Interiors');
  expect(grace.data.company.roles.items).toHaveLength(2);
});

test('SESS-01 the impatient token is over after ten seconds', async () => {
  let now = new Date('2026-03-02T09:00:00Z');
  const hasty = await startShop({ seed: seedShop, clock: () => now });
  try {
    const signIn = `mutation { generateCustomerToken(email: "tessa@example.com", password: "${demoPassword}") { token } }`;
    const { data } = await hasty.graphql(signIn);
    const ask = async () => {
      const response = await hasty.fetch('/graphql', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${data.generateCustomerToken.token}`,
        },
        body: JSON.stringify({ query: '{ customer { firstname } }' }),
      });
      return response.json();
    };
    now = new Date('2026-03-02T09:00:09Z');
    expect((await ask()).data.customer.firstname).toBe('Tessa');
    now = new Date('2026-03-02T09:00:11Z');
    expect((await ask()).errors[0].extensions.category).toBe('graphql-authorization');
  } finally {
    await hasty.backend.close();
  }
});

test('GEN-05 both kinds of customer have their labels', async () => {
  const { data, errors } = await shop.graphql(
    '{ customAttributeMetadata(attributes: [{ attribute_code: "type_of_customer", entity_type: "customer" }]) { items { attribute_code attribute_options { label value } } } }',
  );
  expect(errors).toBeUndefined();
  expect(data.customAttributeMetadata.items).toEqual([
    {
      attribute_code: 'type_of_customer',
      attribute_options: [
        { label: 'Residential', value: '4' },
        { label: 'Commercial', value: '5' },
      ],
    },
  ]);
});
