/** What may happen while one of several addresses is chosen (ADDR-01, ADDR-02, CHK-15). */

import type { AddressChoiceEvent } from '#machines/checkout/address-choice/address-choice.events.ts';
import { addressChoiceMachine } from '#machines/checkout/address-choice/address-choice.machine.ts';
import { emptyAddress, isBlankAddress, isSameAddress, type Address } from '#machines/domain/address.ts';
import type { AddressOffer, StoredAddress } from '#machines/domain/stored-address.ts';
import { brisbane, perth } from './goods.ts';
import { planOf } from '#machines/tools/models/plan.ts';

const blank = { ...emptyAddress('AU'), firstname: 'Rosa', lastname: 'Lind', telephone: '0400 000 000' };
const office: Address = { ...brisbane, street: '66 Fison Avenue West', city: 'Eagle Farm', postcode: '4009' };
const storedAt = (id: string, address: Address): StoredAddress => ({ id, name: id, address, owner: null });
const ownedBy = (accountId: number) => ({ accountId, isActive: true, billGroup: null, customerId: null });
const home = storedAt('book-1', brisbane);
const studio = storedAt('book-2', perth);
const team = { ...storedAt('account-7', office), owner: ownedBy(7) };
const former = { ...storedAt('account-6', perth), owner: ownedBy(6) };

const ofHome: AddressOffer = { stored: [home, studio], defaultId: home.id, blank };
const ofTeam: AddressOffer = { stored: [team, home], defaultId: team.id, blank };
const ofNobody: AddressOffer = { stored: [], defaultId: null, blank };
const ofBothTeams: AddressOffer = { stored: [former, team], defaultId: team.id, blank };
const typed: Address = { ...blank, street: '9 Rathdowne Street', city: 'Carlton' };

const requests: readonly AddressChoiceEvent[] = [
  { type: 'addressChoice.offer', offer: ofHome },
  { type: 'addressChoice.offer', offer: ofTeam },
  { type: 'addressChoice.offer', offer: ofNobody },
  { type: 'addressChoice.offer', offer: ofBothTeams },
  { type: 'addressChoice.chooseStored', id: studio.id },
  { type: 'addressChoice.chooseStored', id: 'gone' },
  { type: 'addressChoice.writeNew' },
  { type: 'addressChoice.cancelNew' },
  { type: 'addressChoice.writeAddress', address: typed },
  { type: 'addressChoice.noteAddress', address: typed },
  { type: 'addressChoice.addStored' },
  { type: 'addressChoice.search', query: 'latrobe' },
  { type: 'addressChoice.toggleList' },
];

export const addressChoicePlan = planOf({
  machine: addressChoiceMachine,
  proves: 'ADDR-01, ADDR-02',
  inputs: [
    { kind: 'delivery', offer: null, address: emptyAddress('AU'), draftedFor: null },
    { kind: 'delivery', offer: ofHome, address: emptyAddress('AU'), draftedFor: null },
    { kind: 'billing', offer: ofHome, address: typed, draftedFor: null },
    { kind: 'delivery', offer: ofTeam, address: office, draftedFor: null },
    { kind: 'delivery', offer: ofNobody, address: emptyAddress('AU'), draftedFor: null },
    { kind: 'delivery', offer: ofBothTeams, address: perth, draftedFor: null },
    { kind: 'delivery', offer: null, address: perth, draftedFor: 6 },
  ].map((input) => ({ ...input, postcodes: {} })),
  events: (_, context) =>
    // one that was entered is enough to see what becomes of it
    context.entered.length > 0 ? requests.filter(({ type }) => type !== 'addressChoice.addStored') : requests,
  projection: ({ offer, entered, chosen, before, written: kept, isOwn, address, draftedFor }) => [
    draftedFor,
    offer?.defaultId,
    offer === null,
    entered.length,
    chosen,
    before,
    kept?.street,
    isOwn,
    address.street,
  ],

  rules: ({ now, was, state, before, type, event, facts: all }, must) => {
    const known = [...(now.offer?.stored ?? []), ...now.entered];
    must((state === 'stored') === known.some(({ id }) => id === now.chosen), '"stored" has a stored choice');
    must((state === 'typing') === (known.length === 0), 'where none is stored one is typed');
    const facts = all.filter((fact) => fact.type !== 'addressChoice.addressBegun');
    for (const fact of facts)
      must(fact['kind'] === now.kind && fact['address'] === now.address, 'the checkout gets the address');
    if (before === '') return;
    const isChanged = JSON.stringify(now.address) !== JSON.stringify(was.address);
    const isBegun = !was.isOwn && isBlankAddress(was.address) && type === 'addressChoice.writeAddress';
    must(all.length - facts.length === (isBegun ? 1 : 0), 'the first letter alone is told');
    const isNoted = type === 'addressChoice.noteAddress';
    must({
      'the checkout is told of another address once': !isChanged || facts.length === (isNoted ? 0 : 1),
      'no default replaces the shopper’s own':
        !was.isOwn || facts.every(({ isDefault }) => isDefault === false),
      'an own address stays the shopper’s own': !was.isOwn || now.isOwn,
      'what was typed is known': !isNoted || isSameAddress(now.address, event['address'] as Address),
      'what is searched for is known': !type.endsWith('.search') || now.query === event['query'],
      'the list folds and unfolds':
        !type.endsWith('.toggleList') || (now.query === null) !== (was.query === null),
      'what is cancelled is dropped':
        !type.endsWith('.cancelNew') || state === before || now.written === null,
      'an entered address is kept': now.entered.length >= was.entered.length,
      'what was written for one account is not kept for another':
        now.written === null || now.offer?.defaultId === was.offer?.defaultId,
    });
  },
});
