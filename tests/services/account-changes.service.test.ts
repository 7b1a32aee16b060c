/** Account changes on the real backend: details, password, colleagues, invoices. */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import type { Customer } from '#machines/domain/customer.ts';
import { present } from '#machines/domain/present.ts';
import {
  personAt,
  personOf,
  profileOf,
  type PersonDetails,
  type ProfileDetails,
} from '#machines/domain/profile.ts';
import { createAccountReadingService } from '#services/account/account-reading.service.ts';
import { createCustomerService } from '#services/account/customer.service.ts';
import { createProfileService } from '#services/account/profile.service.ts';
import type { AccountContent, AccountSubject } from '#machines/domain/account-subject.ts';
import { failureOf } from '#tests/transport/wires.ts';
import type { Layer } from '#transport/settings.ts';
import { ask, bodyOf, signInAs, useBackend } from './wired-backend.ts';

const backend = useBackend(seedShop);

const signIn = async (name: string, password = 'Water4all!', layer: Layer = 'merchant') => {
  const wires = backend.wires({ layer });
  const { transport } = wires;
  await signInAs(wires, name, password);
  const profile = createProfileService(transport);
  const who = () => ask(createCustomerService(transport).readCustomer, undefined);
  return {
    ...wires,
    who,
    read: <Kind extends AccountContent['kind']>(subject: AccountSubject & { readonly kind: Kind }) =>
      ask(createAccountReadingService(transport).readAccount, { subject }) as Promise<
        Extract<AccountContent, { readonly kind: Kind }>
      >,
    save: async (details: Partial<ProfileDetails>, before: Customer) =>
      ask(profile.saveDetails, { details: { ...profileOf(before), ...details }, before }),
    change: (current: string, next: string) => ask(profile.changePassword, { change: { current, next } }),
    savePerson: (place: { personId: number; accountId: number }, person: PersonDetails) =>
      ask(profile.savePerson, { ...place, person, isCorporate: true }),
  };
};

test('saves changed details trimmed and sends nothing else but the names [ACC-07]', async () => {
  const hannah = await signIn('hannah');
  const before = await hannah.who();
  hannah.sent.length = 0;
  await hannah.save({ firstname: ' Hanna ', mobile: '0411 222 333', dateOfBirth: '' }, before);
  expect(bodyOf(hannah.sent[0]).variables.input).toEqual({
    firstname: 'Hanna',
    lastname: before.lastname,
    mobile: '0411 222 333',
    ...(before.dateOfBirth === null ? {} : { date_of_birth: null }),
  });
  expect(await hannah.who()).toMatchObject({
    ...before,
    firstname: 'Hanna',
    mobile: '0411 222 333',
    dateOfBirth: null,
  });
});

test.each([
  ['phone', '1'.repeat(41)],
  ['dateOfBirth', '2999-01-01'],
] as const)('reports a refused %s at its field [ACC-07]', async (field, value) => {
  const aroha = await signIn('aroha');
  const failure = await failureOf(aroha.save({ [field]: value }, await aroha.who()));
  expect(failure).toMatchObject({ kind: 'refused', fieldMessages: { [field]: expect.any(String) } });
});

test('sends no phone numbers to a Magento without the merchant’s modules [ACC-07]', async () => {
  const noel = await signIn('noel', 'Water4all!', 'stock');
  await noel.save({ phone: '07 3000 0001', mobile: '0400 000 002', prefix: 'Dr' }, await noel.who());
  expect((await noel.who()).prefix).toBe('Dr');
  expect(noel.sent.map(({ body }) => body).join()).not.toMatch(/"phone"|"mobile"/);
});

test('refuses a wrong password without ending the session and signs in with the new one [ACC-07 SESS-07]', async () => {
  const tessa = await signIn('tessa');
  const wrong = await failureOf(tessa.change('Wrong4all!', 'Water5all!'));
  expect(wrong.kind).toBe('refused');
  expect((await tessa.who()).email).toBe('tessa@example.com');
  expect((await failureOf(tessa.change('Water4all!', 'short'))).kind).toBe('refused');
  await tessa.change('Water4all!', 'Water5all!');
  expect((await (await signIn('tessa', 'Water5all!')).who()).email).toBe('tessa@example.com');
});

const place = { personId: 22, accountId: 201 };

test('saves a colleague’s details trimmed, and empties what is blank [ACC-07]', async () => {
  const grace = await signIn('grace');
  const martin = present(personAt(await grace.who(), place), 'Martin');
  await grace.savePerson(place, { ...personOf(martin), jobTitle: ' Foreman ', phone: '' });
  expect(personAt(await grace.who(), place)).toEqual({ ...martin, jobTitle: 'Foreman', phone: null });
});

const all = { kind: 'invoices', page: 1, accountId: null } as const;

test('reads the invoices of all accounts or of one page by page [ACC-01 GEN-06]', async () => {
  const grace = await signIn('grace');
  const { invoices } = await grace.read(all);
  expect(invoices).toMatchObject({ page: 1, pages: 4, count: 40 });
  expect(invoices.items).toHaveLength(12);
  expect(new Set(invoices.items.map(({ status }) => status))).toEqual(new Set(['open', 'overdue', 'paid']));
  const warehouse = (await grace.read({ ...all, accountId: 202 })).invoices;
  expect(warehouse.count).toBe(16);
  expect(warehouse.items.every(({ accountName }) => accountName === 'Harbourline warehouse')).toBe(true);
});
