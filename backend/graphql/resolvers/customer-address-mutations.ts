/** Resolves the address book (ADDR-03, X3). */
import { addEntry, changeEntry, deleteEntry, findOwnEntry } from '../../customer/address-book.ts';
import { lockCustomer } from '../../customer/customers.ts';
import { requireCustomer } from '../../identity/viewer.ts';
import { refuseInput } from '../../refusal.ts';
import type { GraphqlContext } from '../context.ts';
import { customerAddressShape } from '../shapes/customer-address-shape.ts';
import { readBookAddress, readDefaultChoices, type BookAddressInput } from './book-address-input.ts';

async function bookRules(context: GraphqlContext) {
  return { countries: await context.countries(), settings: await context.settings() };
}

export const customerAddressMutations = {
  async createCustomerAddress(_: unknown, { input }: { input: BookAddressInput }, context: GraphqlContext) {
    const customerId = requireCustomer(context.viewer);
    const content = readBookAddress(input, await bookRules(context));
    const { shop } = context;
    const saved = await shop.database.transaction(async (tx) =>
      addEntry(tx, await lockCustomer(tx, customerId), content, readDefaultChoices(input), shop.now()),
    );
    return customerAddressShape(saved.entry, saved.owner);
  },

  async updateCustomerAddress(
    _: unknown,
    { id, input }: { id: number; input?: BookAddressInput | null },
    context: GraphqlContext,
  ) {
    const customerId = requireCustomer(context.viewer);
    if (!input || Object.keys(input).length === 0) throw refuseInput('"input" value must be specified');
    const rules = await bookRules(context);
    const { shop } = context;
    const saved = await shop.database.transaction(async (tx) => {
      const owner = await lockCustomer(tx, customerId);
      const before = await findOwnEntry(tx, customerId, id);
      const content = readBookAddress(input, rules, before);
      return changeEntry(tx, owner, id, content, readDefaultChoices(input), shop.now());
    });
    return customerAddressShape(saved.entry, saved.owner);
  },

  async deleteCustomerAddress(_: unknown, { id }: { id: number }, context: GraphqlContext) {
    const customerId = requireCustomer(context.viewer);
    await context.shop.database.transaction(async (tx) =>
      deleteEntry(tx, await lockCustomer(tx, customerId), id),
    );
    return true;
  },
};
