/** Resolves registration and changes of the own account (ACC-02, ACC-07). */
import { confirmAddress, resendConfirmation } from '../../customer/confirmation.ts';
import { changePassword, updateOwn, type EmailChange } from '../../customer/own-account.ts';
import { register } from '../../customer/registration.ts';
import { requireCustomer } from '../../identity/viewer.ts';
import { refuseInput } from '../../refusal.ts';
import { isEmail } from '../../rules/email.ts';
import type { GraphqlContext } from '../context.ts';
import { customerShape } from '../shapes/customer-shape.ts';
import { readDetails, type DetailsInput } from './customer-details-input.ts';

interface AccountInput extends DetailsInput {
  readonly email?: string | null;
  readonly password?: string | null;
}

async function create(input: AccountInput, context: GraphqlContext) {
  const { shop, viewer } = context;
  const row = await register(shop, viewer, {
    ...readDetails(input),
    email: input.email ?? '',
    password: input.password ?? null,
  });
  return { customer: customerShape(row, context) };
}

async function update(details: DetailsInput, context: GraphqlContext, wanted: EmailChange | null = null) {
  const { shop, viewer } = context;
  const row = await updateOwn(shop, viewer, requireCustomer(viewer), readDetails(details), wanted);
  return { customer: customerShape(row, context) };
}

export const customerMutations = {
  createCustomerV2(_: unknown, { input }: { input: AccountInput }, context: GraphqlContext) {
    return create(input, context);
  },

  createCustomer(_: unknown, { input }: { input: AccountInput }, context: GraphqlContext) {
    return create(input, context);
  },

  updateCustomerV2(_: unknown, { input }: { input: DetailsInput }, context: GraphqlContext) {
    return update(input, context);
  },

  updateCustomer(_: unknown, { input }: { input: AccountInput }, context: GraphqlContext) {
    const { email, password = null } = input;
    return update(input, context, email ? { email, password } : null);
  },

  updateCustomerEmail(_: unknown, wanted: EmailChange, context: GraphqlContext) {
    return update({}, context, wanted);
  },

  async changeCustomerPassword(
    _: unknown,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
    context: GraphqlContext,
  ) {
    const { shop, viewer } = context;
    const customerId = requireCustomer(viewer);
    if (currentPassword === '') throw refuseInput('Specify the "currentPassword" value.');
    if (newPassword === '') throw refuseInput('Specify the "newPassword" value.');
    const passwords = { current: currentPassword, next: newPassword };
    return customerShape(await changePassword(shop, viewer, customerId, passwords), context);
  },

  async confirmEmail(
    _: unknown,
    { input }: { input: { email: string; confirmation_key: string } },
    context: GraphqlContext,
  ) {
    if (!isEmail(input.email)) throw refuseInput('Email is invalid');
    const { shop, viewer } = context;
    const row = await confirmAddress(shop, viewer, input.email, input.confirmation_key);
    return { customer: customerShape(row, context) };
  },

  async resendConfirmationEmail(_: unknown, { email }: { email: string }, context: GraphqlContext) {
    if (!isEmail(email)) throw refuseInput('Email is invalid');
    await resendConfirmation(context.shop, context.viewer, email);
    return true;
  },
};
