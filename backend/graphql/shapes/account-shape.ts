/** Shapes accounts and teams for GraphQL (§3 Account or team). */
import type { BusinessAccount, Member, OwnAccount } from '../../company/accounts.ts';

export function accountAddressShape({ deliveryAddress }: BusinessAccount) {
  const { street, city, region, regionId, postcode, countryId } = deliveryAddress;
  return {
    street,
    street2: street[1] ?? null,
    city,
    region,
    region_id: regionId,
    postcode,
    country: countryId,
  };
}

export function billingAccountShape(account: BusinessAccount) {
  return { id: account.id, name: account.name, address: accountAddressShape(account) };
}

/** Only ids of accounts shared with the viewer. */
function sharedIds(person: number, kind: BusinessAccount['kind'], all: readonly OwnAccount[]): number[] {
  return all
    .filter(
      ({ account, members }) => account.kind === kind && members.some((one) => one.person.id === person),
    )
    .map(({ account }) => account.id);
}

export function relatedCustomerShape({ membership, person }: Member, all: readonly OwnAccount[]) {
  return {
    id: person.id,
    firstname: person.firstname,
    lastname: person.lastname,
    email: person.email,
    mobile: person.mobile,
    phone: person.phone,
    date_of_birth: person.dateOfBirth,
    customer_job_title: membership.jobTitle,
    active: membership.isActive,
    account_ids: sharedIds(person.id, 'account', all),
    team_ids: sharedIds(person.id, 'team', all),
  };
}

export function customerAccountShape(
  { account, membership, billing, members }: OwnAccount,
  all: readonly OwnAccount[],
) {
  return {
    id: account.id,
    active: account.isActive && membership.isActive,
    name: account.name,
    abn: account.abn,
    anzsic_code: account.anzsicCode,
    email: account.email,
    size: account.size,
    phone: account.phone,
    customer_id: account.externalId,
    is_default: membership.isDefault,
    po_required: account.isPoRequired,
    bill_group: account.billGroup,
    address: accountAddressShape(account),
    billing_account: billingAccountShape(billing),
    related_customers: members.map((member) => relatedCustomerShape(member, all)),
  };
}
