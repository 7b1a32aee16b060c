/** Address book entries written on the real backend. */

import { beforeAll, beforeEach, expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import { draftOf, newDraftFor, type BookDraft } from '#machines/domain/address-book.ts';
import type { BookAddress } from '#machines/domain/customer.ts';
import { present } from '#machines/domain/present.ts';
import { createAddressBookService } from '#services/account/address-book.service.ts';
import { createCustomerService } from '#services/account/customer.service.ts';
import type { Layer } from '#transport/settings.ts';
import { ask, signInAs, useBackend } from './wired-backend.ts';

const backend = useBackend(seedShop);

const signedInAs = async (name: string, layer: Layer = 'merchant') => {
  const wires = backend.wires({ layer });
  const { transport } = wires;
  await signInAs(wires, name);
  const customers = createCustomerService(transport);
  const book = createAddressBookService(transport);
  const read = () => ask(customers.readCustomer, undefined);
  return {
    read,
    entry: async (id: number) => (await read()).addresses.find((one) => one.id === id),
    save: (draft: BookDraft, before: BookAddress | null = null) =>
      ask(book.saveEntry, { draft, before, entryId: before?.id ?? null }),
    remove: (entryId: number) => ask(book.removeEntry, { entryId }),
    setDefault: (entryId: number, kind: 'delivery' | 'billing') =>
      ask(book.setDefaultEntry, { entryId, kind }),
  };
};

type Customer = Awaited<ReturnType<typeof signedInAs>>;

const office: Partial<BookDraft> = {
  firstname: 'Hannah',
  lastname: 'Reid',
  company: 'Reid & Daughters',
  telephone: '0491 570 156',
  street: '3 Ann Street',
  street2: 'Level 4',
  city: 'Brisbane City',
  regionId: 608,
  regionCode: 'QLD',
  postcode: '4000',
  countryCode: 'AU',
  deliveryInstructions: 'Ask at the desk',
  name: 'The office',
};

let hannah: Customer;
beforeAll(async () => {
  hannah = await signedInAs('hannah');
});

const newOffice = async (own: Partial<BookDraft> = {}): Promise<BookAddress> =>
  hannah.save({ ...newDraftFor(await hannah.read()), ...office, ...own });

let known: BookAddress;
/** An entry with fields that no form here asks for. */
beforeEach(async () => {
  const added = await newOffice();
  const direct = await backend.directAs('hannah');
  await direct(
    `mutation { updateCustomerAddress(id: ${added.id}, input: { prefix: "Dr", address_latitude: -27.47, address_longitude: 153.02 }) { id } }`,
  );
  known = present(await hannah.entry(added.id), 'the entry');
});

test('saves every field of a new entry trimmed and reads it back [ADDR-08]', async () => {
  const added = await newOffice({ city: ' Brisbane  City ', name: ' The office ' });
  expect(draftOf(added)).toMatchObject(office);
  const rest = { latitude: null, longitude: null, isDefaultBilling: false, isDefaultShipping: false };
  expect(added).toMatchObject({ ...rest, prefix: null, street: ['3 Ann Street', 'Level 4'] });
  expect(await hannah.entry(added.id)).toEqual(added);
});

test('keeps prefix and the rest of an edited entry, but no coordinates of another street [ADDR-08]', async () => {
  const saved = await hannah.save({ ...draftOf(known), telephone: '07 7010 9999', company: '' }, known);
  expect(saved).toEqual({ ...known, telephone: '07 7010 9999', company: null });
  expect(saved).toMatchObject({ prefix: 'Dr', latitude: -27.47, longitude: 153.02 });
  expect(await hannah.entry(known.id)).toEqual(saved);
  const moved = await hannah.save({ ...draftOf(known), street: '5 Ann Street' }, known);
  expect(moved).toEqual({ ...known, street: ['5 Ann Street', 'Level 4'], latitude: null, longitude: null });
});

test('drops region and delivery instructions when an entry moves to New Zealand [ADDR-03 ADDR-10]', async () => {
  const moved = { city: 'Auckland', postcode: '1010', countryCode: 'NZ', regionId: null, regionCode: '' };
  const saved = await hannah.save({ ...draftOf(known), ...moved }, known);
  expect(saved).toMatchObject({
    countryCode: 'NZ',
    regionId: null,
    regionCode: null,
    deliveryInstructions: null,
    prefix: 'Dr',
    name: 'The office',
  });
  const typed = await hannah.save({ ...draftOf(saved), regionCode: 'Auckland' }, saved);
  expect(draftOf(typed).regionCode).toBe('Auckland');
});

test('makes an entry the default for each purpose, and the old one no longer [ADDR-08]', async () => {
  const delivered = await hannah.setDefault(known.id, 'delivery');
  expect(delivered).toEqual({ ...known, isDefaultShipping: true });
  const billed = await hannah.setDefault(known.id, 'billing');
  expect(billed).toEqual({ ...known, isDefaultShipping: true, isDefaultBilling: true });
  const { addresses } = await hannah.read();
  expect(addresses.filter(({ isDefaultShipping }) => isDefaultShipping)).toEqual([billed]);
  expect(addresses.filter(({ isDefaultBilling }) => isDefaultBilling)).toEqual([billed]);
  // saving the entry again keeps both defaults
  const edited = await hannah.save({ ...draftOf(billed), name: 'Head office' }, billed);
  expect(edited).toEqual({ ...billed, name: 'Head office' });
});

test('deletes an entry, and reports one that is gone [ADDR-08]', async () => {
  await hannah.remove(known.id);
  expect(await hannah.entry(known.id)).toBeUndefined();
  await expect(hannah.remove(known.id)).rejects.toMatchObject({ kind: 'notFound' });
  await expect(hannah.save(draftOf(known), known)).rejects.toMatchObject({ kind: 'notFound' });
});

const required = 'This is a required field.';
test.each([
  [
    { city: '', telephone: ' ' },
    { city: required, telephone: required },
  ],
  [
    { deliveryInstructions: 'x'.repeat(1001) },
    { deliveryInstructions: '"Delivery Instructions" length must be equal or less than 1000 characters.' },
  ],
])('reports the refused fields %j at these fields [ADDR-08]', async (change, fieldMessages) => {
  await expect(newOffice(change)).rejects.toMatchObject({ kind: 'refused', fieldMessages });
});

test('never sends the merchant’s fields to a stock backend [ADDR-08]', async () => {
  const martin = await signedInAs('martin', 'stock');
  const added = await martin.save({ ...newDraftFor(await martin.read()), ...office });
  expect(added).toMatchObject({
    name: null,
    deliveryInstructions: null,
    street: ['3 Ann Street', 'Level 4'],
  });
  const named = await signedInAs('martin');
  expect(await named.entry(added.id)).toMatchObject({ name: null, deliveryInstructions: null });
  const saved = await martin.save({ ...draftOf(added), city: 'Brisbane' }, added);
  expect(saved.city).toBe('Brisbane');
  expect(await martin.setDefault(added.id, 'billing')).toMatchObject({ isDefaultBilling: true });
});
