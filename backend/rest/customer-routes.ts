/** Creates, reads and changes customers by REST; only their own account (ACC-02, ACC-07, X3). */
import { readAddressBook } from '../customer/address-book.ts';
import { findCustomer, findCustomerByEmail, type CustomerRow } from '../customer/customers.ts';
import type { CustomerDetails } from '../customer/customer-details.ts';
import { updateOwn } from '../customer/own-account.ts';
import { register } from '../customer/registration.ts';
import type { Queries } from '../database/database.ts';
import { requireSelf } from '../identity/viewer.ts';
import { refuseConsumer, refuseInput, requiredField } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { readCountries } from '../store/countries.ts';
import { readSettings, settingFlag } from '../store/settings.ts';
import { readText, requireParameter } from './body.ts';
import { readEntry, replaceBook } from './book-entry-body.ts';
import type { Call, Route } from './call.ts';
import { readCustomerBody } from './customer-body.ts';
import { customerShape } from './customer-shape.ts';

async function shapeOf(queries: Queries, row: CustomerRow) {
  return customerShape(row, await readAddressBook(queries, row.id));
}

async function readEntries(shop: Shop, addresses: readonly unknown[]) {
  const rules = {
    countries: await readCountries(shop.database),
    settings: await readSettings(shop.database),
  };
  return addresses.map((address) => readEntry(address, rules));
}

function requireNamed(email: string | null, details: CustomerDetails): asserts email is string {
  if (!email) throw refuseInput('The customer email is missing. Enter and try again.');
  if (!details.firstname) throw requiredField('firstname');
  if (!details.lastname) throw requiredField('lastname');
}

async function createCustomer({ shop, body, viewer }: Call) {
  const { email, details, addresses = [] } = readCustomerBody(requireParameter(body, 'customer'));
  requireNamed(email, details);
  const entries = await readEntries(shop, addresses);
  const password = readText(body, 'password');
  const row = await register(shop, viewer, { ...details, email, password }, (tx, made) =>
    replaceBook(tx, made, entries, shop.now()),
  );
  return shapeOf(shop.database, row);
}

async function updateCustomer({ shop, body, viewer }: Call) {
  const customerId = requireSelf(viewer);
  const { email, details, addresses } = readCustomerBody(requireParameter(body, 'customer'));
  requireNamed(email, details);
  const entries = addresses && (await readEntries(shop, addresses));
  // REST sends no password here, so a changed email is refused
  const wanted = { email, password: null };
  const row = await updateOwn(shop, viewer, customerId, details, wanted, async (tx, own) =>
    entries ? replaceBook(tx, own, entries, shop.now()) : own,
  );
  return shapeOf(shop.database, row);
}

export const customerRoutes: readonly Route[] = [
  { method: 'POST', path: '/customers', handle: createCustomer },
  {
    method: 'GET',
    path: '/customers/me',
    async handle({ shop, viewer }) {
      const row = await findCustomer(shop.database, requireSelf(viewer));
      if (row === null) throw refuseConsumer();
      return shapeOf(shop.database, row);
    },
  },
  { method: 'PUT', path: '/customers/me', handle: updateCustomer },
  {
    method: 'POST',
    path: '/customers/isEmailAvailable',
    async handle({ shop, body }) {
      requireParameter(body, 'customerEmail');
      const email = readText(body, 'customerEmail') ?? '';
      const settings = await readSettings(shop.database);
      if (!settingFlag(settings, 'checkout/options/enable_guest_checkout_login')) return true;
      return (await findCustomerByEmail(shop.database, email)) === null;
    },
  },
];
