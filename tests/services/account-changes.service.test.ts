/** Account changes on the real backend: details, password, colleagues, payments. */

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
import { createAccountReadingService } from '#services/account-reading.service.ts';
import { createInvoiceSheetService } from '#services/billing-invoices.service.ts';
import { createCustomerService } from '#services/customer.service.ts';
import { createEquipmentService } from '#services/equipment.service.ts';
import { createProfileService } from '#services/profile.service.ts';
import { createSavedPaymentsService } from '#services/saved-payments.service.ts';
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
    remove: (publicHash: string) =>
      ask(createSavedPaymentsService(transport).removeSavedPayment, { publicHash }),
    requestService: (equipmentId: number, comment: string) =>
      ask(createEquipmentService(transport).requestService, { equipmentId, comment }),
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
  ['firstname', '<b>'],
  ['phone', '1'.repeat(41)],
  ['prefix', 'x'.repeat(41)],
  ['dateOfBirth', '2999-01-01'],
] as const)('reports a refused %s at its field [ACC-07]', async (field, value) => {
  const aroha = await signIn('aroha');
  const failure = await failureOf(aroha.save({ [field]: value }, await aroha.who()));
  expect(failure).toMatchObject({ kind: 'refused', fieldMessages: { [field]: expect.any(String) } });
});

test('sends no phone numbers to a Magento without the merchant’s modules [ACC-07]', async () => {
  const noel = await signIn('noel', 'Water4all!', 'stock');
  await noel.save({ phone: '1', mobile: '2', prefix: 'Dr' }, await noel.who());
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

test('downloads an invoice for its own customer only [ACC-01]', async () => {
  const hannah = await signIn('hannah');
  const [first] = (await hannah.read(all)).invoices.items;
  const { number, pdfPath } = present(first, 'an invoice');
  const saved: [file: Blob, name: string][] = [];
  const download = ({ transport }: typeof hannah) => {
    const sheet = createInvoiceSheetService(transport, (...file) => saved.push(file));
    return ask(sheet.downloadSheet, { number, pdfPath });
  };
  await download(hannah);
  const [[file, name] = []] = saved;
  expect([name, file?.type]).toEqual([`invoice-${number}.pdf`, 'application/pdf']);
  expect((await file?.text())?.slice(0, 5)).toBe('%PDF-');
  expect((await failureOf(download(await signIn('colin')))).kind).toBe('notFound');
});

test('requests a service with or without a comment and shows it with its equipment [ACC-01]', async () => {
  const colin = await signIn('colin');
  const { pieces } = await colin.read({ kind: 'equipment' });
  const piece = present(
    pieces.find(({ serviceStatus }) => serviceStatus !== 'requested'),
    'a piece',
  );
  expect(piece).toMatchObject({ accountName: 'Mackie Street Roasters', serialNumber: expect.any(String) });
  await colin.requestService(piece.id, ' It drips. ');
  await colin.requestService(piece.id, '');
  const after = (await colin.read({ kind: 'equipment' })).pieces.find(({ id }) => id === piece.id);
  expect(after).toEqual({ ...piece, serviceStatus: 'requested' });
  expect(colin.sent.map(({ body }) => body).join()).toContain('"comment":"It drips."');
});

test('deletes a saved card of the customer’s own and keeps the PayPal account [ACC-01 PAY-02]', async () => {
  const hannah = await signIn('hannah');
  const { payments } = await hannah.read({ kind: 'savedPayments' });
  const card = present(
    payments.find(({ kind }) => kind === 'card'),
    'a card',
  );
  await hannah.remove(card.publicHash);
  expect((await hannah.read({ kind: 'savedPayments' })).payments).toEqual(
    payments.filter(({ publicHash }) => publicHash !== card.publicHash),
  );
});
