/**
 * Resolves account and team mutations: the default account and changes of members (ACC-05, ACC-07).
 */
import { findMembership, makeDefault, readAccounts, type AccountKind } from '../../company/accounts.ts';
import { changeRelatedCustomer } from '../../company/related-customers.ts';
import { lockCustomer } from '../../customer/customers.ts';
import { requireCustomer } from '../../identity/viewer.ts';
import { refuseInput, refuseMissing } from '../../refusal.ts';
import { checkTelephone } from '../../rules/telephone.ts';
import type { GraphqlContext } from '../context.ts';
import { relatedCustomerShape } from '../shapes/account-shape.ts';
import { customerShape } from '../shapes/customer-shape.ts';

interface AccountNaming {
  readonly account_id?: number | null;
  readonly team_id?: number | null;
}

interface RelatedInput extends AccountNaming {
  readonly customer_id: number;
  readonly active?: boolean | null;
  readonly customer_job_title?: string | null;
  readonly mobile?: string | null;
  readonly phone?: string | null;
}

function readNaming({ account_id: accountId, team_id: teamId }: AccountNaming) {
  const named: { kind: AccountKind; id: number }[] = [];
  if (accountId !== undefined && accountId !== null) named.push({ kind: 'account', id: accountId });
  if (teamId !== undefined && teamId !== null) named.push({ kind: 'team', id: teamId });
  if (named.length > 1) throw refuseInput('Name either "account_id" or "team_id", not both.');
  return named[0] ?? null;
}

function checkText(label: string, value: string | null | undefined, most: number): void {
  if ((value?.length ?? 0) > most)
    throw refuseInput('"%1" length must be equal or less than %2 characters.', [label, most]);
}

export const accountMutations = {
  async setDefaultAccount(_: unknown, naming: AccountNaming, context: GraphqlContext) {
    const customerId = requireCustomer(context.viewer);
    const wanted = readNaming(naming);
    if (wanted === null) throw refuseInput('Required parameter "account_id" or "team_id" is missing');
    const row = await context.shop.database.transaction(async (tx) => {
      const own = await lockCustomer(tx, customerId);
      const found = await findMembership(tx, customerId, wanted.kind, wanted.id);
      if (found === null) throw refuseMissing(`Could not find ${wanted.kind} with ID "%1"`, [wanted.id]);
      await makeDefault(tx, customerId, wanted.id);
      return own;
    });
    return customerShape(row, context);
  },

  async updateRelatedCustomer(_: unknown, { input }: { input: RelatedInput }, context: GraphqlContext) {
    const viewerId = requireCustomer(context.viewer);
    checkText('Phone Number', input.phone, 40);
    checkText('Mobile Number', input.mobile, 40);
    checkText('Job Title', input.customer_job_title, 255);
    checkTelephone('Phone Number', input.phone);
    checkTelephone('Mobile Number', input.mobile);
    const { shop } = context;
    const account = readNaming(input);
    await shop.database.transaction((tx) =>
      changeRelatedCustomer(
        tx,
        viewerId,
        {
          customerId: input.customer_id,
          account,
          isActive: input.active ?? undefined,
          jobTitle: input.customer_job_title,
          phone: input.phone,
          mobile: input.mobile,
        },
        shop.now(),
      ),
    );
    const all = await readAccounts(shop.database, viewerId);
    const member = all
      .filter((one) => account === null || one.account.id === account.id)
      .flatMap(({ members }) => members)
      .find(({ person }) => person.id === input.customer_id);
    if (!member) throw refuseMissing('No such customer.');
    return relatedCustomerShape(member, all);
  },
};
