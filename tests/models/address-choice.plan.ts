/** What may happen while one of several addresses is chosen (ADDR-01, ADDR-02, CHK-15). */

import { isDeepStrictEqual } from 'node:util';
import type { AddressChoiceEvent } from '#machines/address-choice/address-choice.events.ts';
import { addressChoiceMachine } from '#machines/address-choice/address-choice.machine.ts';
import { emptyAddress, type Address } from '#machines/domain/address.ts';
import type { AddressOffer, StoredAddress } from '#machines/domain/stored-address.ts';
import { brisbane, perth } from './goods.ts';
import { planOf } from './plan.ts';

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

const writingOf = (address: Address): string => JSON.stringify({ ...address, isSavedInBook: null });

const requests: readonly AddressChoiceEvent[] = [
  { type: 'addressChoice.offer', offer: ofHome },
  { type: 'addressChoice.offer', offer: ofTeam },
  { type: 'addressChoice.offer', offer: ofNobody },
  { type: 'addressChoice.offer', offer: ofBothTeams },
  { type: 'addressChoice.chooseStored', id: studio.id },
  { type: 'addressChoice.chooseStored', id: 'gone' },
  { type: 'addressChoice.writeNew' },
  { type: 'addressChoice.cancelNew' },
  { type: 'addressChoice.noteAddress', address: typed },
  { type: 'addressChoice.addStored' },
];

export const addressChoicePlan = planOf({
  machine: addressChoiceMachine,
  inputs: [
    { kind: 'delivery', offer: null, address: emptyAddress('AU'), draftedFor: null },
    { kind: 'delivery', offer: ofHome, address: emptyAddress('AU'), draftedFor: null },
    { kind: 'billing', offer: ofHome, address: typed, draftedFor: null },
    { kind: 'delivery', offer: ofTeam, address: office, draftedFor: null },
    { kind: 'delivery', offer: ofNobody, address: emptyAddress('AU'), draftedFor: null },
    { kind: 'delivery', offer: ofBothTeams, address: perth, draftedFor: null },
    { kind: 'delivery', offer: null, address: perth, draftedFor: 6 },
  ],
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

  rules: ({ now, was, state, before, type, event, facts }, must) => {
    const known = [...(now.offer?.stored ?? []), ...now.entered];
    must((state === 'stored') === known.some(({ id }) => id === now.chosen), '"stored" has a stored choice');
    for (const fact of facts)
      must(fact['kind'] === now.kind && fact['address'] === now.address, 'the checkout gets the address');
    if (before === '') return;
    const isChanged = JSON.stringify(now.address) !== JSON.stringify(was.address);
    const isNoted = type === 'addressChoice.noteAddress';
    must({
      'the checkout is told of another address once': !isChanged || facts.length === (isNoted ? 0 : 1),
      'no default replaces the shopper’s own':
        !was.isOwn || facts.every(({ isDefault }) => isDefault === false),
      'an own address stays the shopper’s own': !was.isOwn || now.isOwn,
      'an entered address is kept': now.entered.length >= was.entered.length,
      'what was written for one account is not kept for another':
        now.written === null || now.offer?.defaultId === was.offer?.defaultId,
    });
    switch (type) {
      case 'addressChoice.offer': {
        const offer = event['offer'] as AddressOffer;
        must(now.offer === offer && now.draftedFor === null, 'the latest offer counts');
        const first = offer.stored.find(({ id }) => id === offer.defaultId);
        const { firstname, lastname, street, city, postcode } = was.address;
        if (!was.isOwn && [firstname, lastname, street, city, postcode].join('') === '')
          must(now.address === (first?.address ?? offer.blank), 'an untouched form takes the default');
        return must(
          facts.every(({ isDefault }) => isDefault === true),
          'an offer brings defaults only',
        );
      }
      case 'addressChoice.chooseStored': {
        const stored = known.find(({ id }) => id === event['id']);
        if (stored === undefined)
          return must(state === before && facts.length === 0, 'what is gone cannot be chosen');
        must(
          state === 'stored' && now.chosen === stored.id && now.address === stored.address,
          'the choice counts',
        );
        return must(facts.length === 1 && now.isOwn, 'the checkout is told of the choice');
      }
      case 'addressChoice.noteAddress':
        return must(
          isDeepStrictEqual(now.address, event['address']) && (now.isOwn || !isChanged),
          'typing makes it their own',
        );
      case 'addressChoice.addStored':
        if (before !== 'writing') return must(state === before, 'only a written address is added');
        return must(
          state === 'stored' &&
            known.filter(({ address }) => writingOf(address) === writingOf(was.address)).length === 1,
          'an address is among the stored ones once',
        );
      default:
        return undefined;
    }
  },
});
