/** The fixture shop with private customers, a company, accounts, invoices and equipment. */
import type { BackendOptions } from '#backend/backend.ts';
import type { SeedShop } from '#backend/seed/seed-types.ts';
import { fixtureShop } from './fixture-shop.ts';
import { openShop, type OpenShop } from './open-shop.ts';
import { typeOfCustomer } from './seed-parts.ts';
import { bearing, password, tokenMutation, tokenOf, type ShopClient } from './shop-client.ts';

const sydney = {
  firstname: 'Alice',
  lastname: 'Water',
  street: ['1 George St'],
  city: 'Sydney',
  regionId: 606,
  postcode: '2000',
  countryId: 'AU' as const,
  telephone: '0290000000',
};

function account(id: number, name: string, own: object = {}) {
  return {
    id,
    kind: 'account' as const,
    companyId: null,
    isActive: true,
    name,
    abn: '51 824 753 556',
    anzsicCode: '4511',
    email: 'accounts@example.com',
    size: '11-50',
    phone: '0730001111',
    externalId: 70_000 + id,
    isPoRequired: false,
    billGroup: 'MONTHLY',
    deliveryAddress: {
      street: [`${id} Wharf Rd`, 'Level 2'],
      city: 'Brisbane',
      region: 'Queensland',
      regionId: 608,
      postcode: '4000',
      countryId: 'AU',
    },
    billingAccountId: null,
    members: [],
    ...own,
  };
}

function member(customerId: number, own: object = {}) {
  return { customerId, isDefault: false, isActive: true, jobTitle: null, ...own };
}

function person(id: number, firstname: string, own: object = {}) {
  const email = `${firstname.toLowerCase()}@example.com`;
  return { id, email, password, firstname, lastname: 'Water', attributes: {}, addresses: [], ...own };
}

const issued = { accountId: null, customerId: null, issuedDaysAgo: 10, dueInDays: 20 };
const spring = (quantity: number) => ({ description: 'Spring water 15 L', quantity, price: 1250 });

const machine = {
  customerId: null,
  accountId: 1,
  name: 'Tall cooler',
  serialNumber: 'SN-1',
  productSku: 'RENTAL',
  installedDaysAgo: 400,
  location: 'Kitchen',
  isRental: true,
  lastServiceDaysAgo: 200,
  nextServiceInDays: -5,
  serviceStatus: 'overdue',
} as const;
const corporate = { isCompanyCustomer: true, dateOfBirth: '1990-03-04' };
const unserviced = { lastServiceDaysAgo: null, nextServiceInDays: null, serviceStatus: 'none' } as const;

export const peopleShop: SeedShop = {
  ...fixtureShop,
  storeConfig: { ...fixtureShop.storeConfig, secure_base_url: 'https://shop.example/' },
  attributes: [typeOfCustomer],
  customers: [
    person(1, 'Alice', {
      attributes: { type_of_customer: '4' },
      phone: '0290000000',
      mobile: '0400000001',
      msdPartyId: 'P-1',
      addresses: [
        { ...sydney, isDefaultBilling: true, isDefaultShipping: true, addressName: 'Home' },
        { ...sydney, street: ['2 George St'], company: 'Water Co' },
      ],
    }),
    person(2, 'Bob', { addresses: [{ ...sydney, firstname: 'Bob' }] }),
    person(3, 'Carol'),
    person(4, 'Dora', { ...corporate, attributes: { type_of_customer: '5' } }),
    person(5, 'Emil', corporate),
    person(6, 'Fred', corporate),
  ],
  companies: [
    {
      id: 1,
      name: 'Harbour Works',
      legalName: 'Harbour Works Pty Ltd',
      email: 'office@example.com',
      adminId: 4,
      roles: [
        { id: 1, name: 'Administrator' },
        { id: 2, name: 'Purchaser' },
      ],
      members: [
        { customerId: 4, roleId: 1 },
        { customerId: 5, roleId: null },
        { customerId: 6, roleId: 2 },
      ],
    },
  ],
  accounts: [
    account(1, 'Water Co', { members: [member(1, { isDefault: true }), member(3, { isActive: false })] }),
    account(2, 'Closed Co', { isActive: false, externalId: null, members: [member(1)] }),
    account(3, 'Harbour Works North', {
      kind: 'team',
      companyId: 1,
      isPoRequired: true,
      billingAccountId: 4,
      members: [member(4, { isDefault: true, jobTitle: 'Director' }), member(5, { jobTitle: 'Clerk' })],
    }),
    account(4, 'Harbour Works South', { kind: 'team', companyId: 1, members: [member(4), member(6)] }),
  ],
  billingInvoices: [
    {
      ...issued,
      number: 'INV-1001',
      accountId: 1,
      issuedDaysAgo: 40,
      dueInDays: -10,
      status: 'overdue',
      lines: [spring(8), { description: 'Cooler rental', quantity: 1, price: 1500 }],
    },
    {
      ...issued,
      number: 'INV-1002',
      customerId: 1,
      status: 'open',
      lines: [{ description: 'Paper cups', quantity: 2, price: 895 }],
    },
    { ...issued, number: 'INV-2001', accountId: 3, status: 'paid', lines: [spring(20)] },
  ],
  equipment: [
    machine,
    { ...machine, ...unserviced, accountId: 3, name: 'Bench cooler', serialNumber: 'SN-2', isRental: false },
  ],
};

interface WrittenMail {
  readonly kind: string;
  readonly text: string;
  readonly html: string;
}

export interface PeopleShop extends OpenShop {
  /** The newest to that recipient. */
  lastMail(recipient: string): Promise<WrittenMail | undefined>;
}

export async function openPeopleShop(options: Partial<BackendOptions> = {}): Promise<PeopleShop> {
  const shop = await openShop({ seed: peopleShop, wait: async () => undefined, ...options });
  return {
    ...shop,
    lastMail: async (recipient) =>
      (
        await shop.rows(
          `select * from mail_message where recipient = '${recipient}' order by id desc limit 1`,
        )
      )[0],
  };
}

export { bearing, password, tokenMutation, tokenOf };

export async function signedIn(shop: ShopClient, name: string): Promise<ShopClient> {
  return bearing(shop, await tokenOf(shop, name));
}

/** Alice places an order that many days before the invoice. */
export async function orderBefore(
  shop: OpenShop,
  poNumber: string,
  days: number,
  invoice: string,
  owner: Readonly<Record<string, number | string>> = {},
): Promise<void> {
  const cart = (await shop.graphql('mutation { createEmptyCart }')).data.createEmptyCart;
  await shop.rows(
    `insert into sales_order (number, token, status, email, currency, quote_id, placed_at, account_id, team_id, customer_id,
       subtotal_incl_tax, subtotal_excl_tax, shipping_incl_tax, shipping_excl_tax, tax_amount, tax_rate, grand_total, billing_address)
     select '${poNumber}', '${poNumber}', 'Pending', 'alice@example.com', 'AUD', quote.id, issued_on - interval '${days} days',
       ${owner['account'] ?? 'null'}, ${owner['team'] ?? 'null'}, 1, 0, 0, 0, 0, 0, 10, 0, '{"street":[]}'
     from quote, billing_invoice where masked_id = '${cart}' and billing_invoice.number = '${invoice}'`,
  );
  await shop.rows(
    `insert into order_payment (order_id, method, title, amount, po_number)
     select id, 'braintree', 'Card', 0, number from sales_order where number = '${poNumber}'`,
  );
}
