/** What may happen to an address entry: each request goes to its child (ADDR-01, ADDR-04). */

import { isDeepStrictEqual } from 'node:util';
import type { AddressEntryEvent } from '#machines/checkout/address-entry.events.ts';
import { addressEntryMachine } from '#machines/checkout/address-entry.machine.ts';
import { brisbane, foundAddress, perth } from './goods.ts';
import { after, planOf } from '#machines/tools/models/plan.ts';

const requests: readonly AddressEntryEvent[] = [
  { type: 'addressEntry.offerStored', offer: null },
  { type: 'addressEntry.noteAddress', address: perth },
  ...[perth, { ...perth, firstname: 'Ola' }].map(
    (address) => ({ type: 'addressEntry.writeAddress', address }) as const,
  ),
  { type: 'addressEntry.addStored' },
  { type: 'addressEntry.changeCountry', countryCode: 'NZ' },
  { type: 'addressEntry.dropLookup' },
  { type: 'addressEntry.checkLookup' },
  { type: 'addressEntry.retryLookup' },
  { type: 'addressChoice.addressChosen', kind: 'billing', address: perth, isDefault: true },
  { type: 'addressChoice.addressBegun', kind: 'billing', address: perth },
  { type: 'addressLookup.addressFound', kind: 'billing', address: foundAddress },
];

const sends: Readonly<Record<string, object>> = {
  'addressEntry.offerStored': { type: 'addressChoice.offer', offer: null },
  'addressEntry.noteAddress': [
    { type: 'addressChoice.noteAddress', address: perth },
    { type: 'addressLookup.changeCountry', countryCode: perth.countryCode },
  ],
  'addressEntry.addStored': { type: 'addressChoice.addStored' },
  'addressEntry.changeCountry': { type: 'addressLookup.changeCountry', countryCode: 'NZ' },
  'addressEntry.dropLookup': { type: 'addressLookup.giveUp' },
  'addressEntry.checkLookup': { type: 'addressLookup.check' },
  'addressEntry.retryLookup': { type: 'addressLookup.retry' },
};

export const addressEntryPlan = planOf({
  machine: addressEntryMachine,
  proves: 'ADDR-01, ADDR-04',
  inputs: [{ kind: 'billing', offer: null, address: brisbane, draftedFor: null, postcodes: {} }],
  requests,
  answers: { writing: [after('typingPause', 'addressEntry.writing')] },
  projection: ({ address }) => [address.city, address.firstname],
  rules: ({ was, type, event, steps, now }, must) => {
    const asked = (steps.at(-1)?.view.asked ?? []).flatMap((one) => ('event' in one ? [one.event] : []));
    const isLetter = type === 'addressEntry.writeAddress';
    const { address } = event as { readonly address?: typeof perth };
    const isMoved = isLetter && address?.city !== was.address.city;
    const letter = [
      ...(isMoved ? [{ type: 'addressLookup.giveUp' }] : []),
      { type: 'addressChoice.writeAddress', address },
    ];
    must(
      isDeepStrictEqual(asked, isLetter ? letter : [sends[type] ?? []].flat()),
      `${type} is passed on once`,
    );
    const isStart = steps.length === 1;
    must.start('addressChoice', isStart, now);
    must.start('addressLookup', isStart, { kind: 'billing', countryCode: 'AU', isWritten: true });
    must.enter('writing', isLetter);
    must.emit('addressEntry.addressChosen', type === 'addressChoice.addressChosen', {
      kind: 'billing',
      address: perth,
      isDefault: true,
    });
    const isPause = type === 'addressChoice.addressBegun' || type.startsWith('xstate.after');
    must.emit('addressEntry.addressTyped', isPause, { kind: 'billing', address: now.address });
    must.emit('addressEntry.addressFound', type === 'addressLookup.addressFound', {
      kind: 'billing',
      address: foundAddress,
    });
  },
});
