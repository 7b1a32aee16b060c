/** Resolves the signed-in customer, and whether an email is available. */
import { findCompanyOf } from '../../company/companies.ts';
import { findCustomer, findCustomerByEmail } from '../../customer/customers.ts';
import { requireCustomer } from '../../identity/viewer.ts';
import { refuseGuest, refuseInput } from '../../refusal.ts';
import { isEmail } from '../../rules/email.ts';
import { settingFlag } from '../../store/settings.ts';
import type { GraphqlContext } from '../context.ts';
import { companyShape } from '../shapes/company-shape.ts';
import { customerShape } from '../shapes/customer-shape.ts';

/** The requesting customer with current data. */
export async function ownShape(context: GraphqlContext) {
  const row = await findCustomer(context.shop.database, requireCustomer(context.viewer));
  if (row === null) throw refuseGuest();
  return customerShape(row, context);
}

export const customerQueries = {
  customer(_: unknown, _arguments: unknown, context: GraphqlContext) {
    return ownShape(context);
  },

  /** Always true, so that accounts cannot be probed; a setting enables the real check (X4). */
  async isEmailAvailable(_: unknown, { email }: { email: string }, context: GraphqlContext) {
    if (email === '') throw refuseInput('Email must be specified');
    if (!isEmail(email)) throw refuseInput('Email is invalid');
    const isHonest = settingFlag(await context.settings(), 'checkout/options/enable_guest_checkout_login');
    const isTaken = isHonest && (await findCustomerByEmail(context.shop.database, email)) !== null;
    return { is_email_available: !isTaken };
  },

  /** Null for a customer without a company. */
  async company(_: unknown, _arguments: unknown, context: GraphqlContext) {
    const place = await findCompanyOf(context.shop.database, requireCustomer(context.viewer));
    return place && companyShape(place, context);
  },
};
