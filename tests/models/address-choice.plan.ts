/** What may happen while one of several addresses is chosen, and what must hold whatever does (ADDR-01, ADDR-02, CHK-15). */

import type {
  AddressChoiceContext,
  AddressChoiceInput,
} from '#machines/address-choice/address-choice.context.ts';
import type {
  AddressChoiceEvent,
  AddressChoiceFact,
} from '#machines/address-choice/address-choice.events.ts';
import { addressChoiceMachine } from '#machines/address-choice/address-choice.machine.ts';
import { emptyAddress, type Address } from '#machines/domain/address.ts';
import type { AddressOffer, StoredAddress } from '#machines/domain/stored-address.ts';
import type { ModelPlan, Step } from '#tests/support/model.ts';
import { brisbane, perth } from './goods.ts';
import { oracleFrom, Stage } from './stage.ts';

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

const written = (address: Address): string => JSON.stringify({ ...address, isSavedInBook: null });

class Chooser extends Stage<AddressChoiceContext> {
  stored(): readonly StoredAddress[] {
    return [...(this.memory.offer?.stored ?? []), ...this.memory.entered];
  }

  byId(id: string | null): StoredAddress | undefined {
    return this.stored().find((stored) => stored.id === id);
  }

  take(address: Address, isDefault: boolean): void {
    const isOther = JSON.stringify(address) !== JSON.stringify(this.memory.address);
    this.memory.address = address;
    if (isDefault && !isOther) return;
    this.tell({ type: 'addressChoice.addressChosen', kind: this.memory.kind, address, isDefault });
  }

  /** Untouched is what is empty, or stands as the old or the new default has it. */
  isUntouched(before: AddressOffer | null): boolean {
    const { address, isOwn, draftedFor } = this.memory;
    if (isOwn) return false;
    if ([address.firstname, address.lastname, address.street, address.city, address.postcode].join('') === '')
      return true;
    const defaults = [before, this.memory.offer].flatMap((offer) =>
      offer === null
        ? []
        : [...offer.stored, ...this.memory.entered].filter(({ id }) => id === offer.defaultId),
    );
    const ofDraft = (this.memory.offer?.stored ?? []).filter(
      ({ owner }) => owner !== null && owner.accountId === draftedFor,
    );
    return [...defaults, ...ofDraft].some((stored) => written(stored.address) === written(address));
  }

  offered(offer: AddressOffer | null): void {
    const before = this.memory.offer;
    const isOther =
      JSON.stringify([before?.defaultId, before?.blank]) !== JSON.stringify([offer?.defaultId, offer?.blank]);
    if (isOther) this.memory.written = null;
    this.memory.offer = offer;
    if (offer !== null && this.isUntouched(before)) {
      const first = this.byId(offer.defaultId);
      this.memory.chosen = first?.id ?? 'new';
      this.take(first?.address ?? offer.blank, true);
    } else {
      const same = this.stored().find(({ address }) => written(address) === written(this.memory.address));
      this.memory.chosen = same?.id ?? 'new';
    }
    if (offer !== null) this.memory.draftedFor = null;
    if (this.memory.chosen !== 'new') this.state = 'stored';
    else this.state = this.stored().length > 0 ? 'writing' : 'typing';
  }

  choose(id: string | null): void {
    const stored = this.byId(id);
    if (stored === undefined) return;
    const { address, offer } = this.memory;
    const isBegun = JSON.stringify(address) === JSON.stringify(offer?.blank);
    if (this.state === 'writing') this.memory.written = isBegun ? null : address;
    this.state = 'stored';
    Object.assign(this.memory, { chosen: stored.id, before: null, isOwn: true });
    this.take(stored.address, false);
  }

  hear(event: AddressChoiceEvent): void {
    switch (event.type) {
      case 'addressChoice.offer':
        return this.offered(event.offer);
      case 'addressChoice.chooseStored':
        return this.choose(event.id);
      case 'addressChoice.writeNew': {
        const { chosen, offer, written: before } = this.memory;
        if (this.state !== 'stored' || offer === null) return;
        this.state = 'writing';
        Object.assign(this.memory, { before: chosen, chosen: 'new', isOwn: true, written: null });
        return this.take(before ?? offer.blank, false);
      }
      case 'addressChoice.cancelNew':
        if (this.state !== 'writing' || this.byId(this.memory.before) === undefined) return;
        this.choose(this.memory.before);
        this.memory.written = null;
        return;
      case 'addressChoice.noteAddress':
        if (JSON.stringify(event.address) === JSON.stringify(this.memory.address)) return;
        this.memory.address = event.address;
        this.memory.isOwn = true;
        return;
      case 'addressChoice.addStored': {
        if (this.state !== 'writing') return;
        const { address, entered } = this.memory;
        const known = this.stored().find((stored) => written(stored.address) === written(address));
        const id = known?.id ?? `entered-${entered.length + 1}`;
        this.state = 'stored';
        Object.assign(this.memory, { chosen: id, before: null });
        if (known === undefined) this.memory.entered = [...entered, { id, name: '', address, owner: null }];
      }
    }
  }
}

const wishes: readonly AddressChoiceEvent[] = [
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

const inputs: readonly AddressChoiceInput[] = [
  { kind: 'delivery', offer: null, address: emptyAddress('AU'), draftedFor: null },
  { kind: 'delivery', offer: ofHome, address: emptyAddress('AU'), draftedFor: null },
  { kind: 'billing', offer: ofHome, address: typed, draftedFor: null },
  { kind: 'delivery', offer: ofTeam, address: office, draftedFor: null },
  { kind: 'delivery', offer: ofNobody, address: emptyAddress('AU'), draftedFor: null },
  { kind: 'delivery', offer: ofBothTeams, address: perth, draftedFor: null },
  { kind: 'delivery', offer: null, address: perth, draftedFor: 6 },
];

const contextOf = ({ view }: Step): AddressChoiceContext => view.context as unknown as AddressChoiceContext;

const invariants = (steps: readonly Step[]): readonly string[] => {
  const now = steps.at(-1);
  const before = steps.at(-2);
  if (now === undefined || before === undefined) return [];
  const broken: string[] = [];
  const [is, was] = [contextOf(now), contextOf(before)];
  const facts = now.view.facts as readonly AddressChoiceFact[];
  const isNoted = now.event.type === 'addressChoice.noteAddress';
  if (JSON.stringify(is.address) !== JSON.stringify(was.address) && facts.length !== (isNoted ? 0 : 1))
    broken.push('the address became another and the checkout does not know');
  if (was.isOwn && facts.some(({ isDefault }) => isDefault))
    broken.push('what the shopper made their own was replaced');
  if (was.isOwn && !is.isOwn) broken.push('an own address is nobody’s any more');
  const isThere = [...(is.offer?.stored ?? []), ...is.entered].some(({ id }) => id === is.chosen);
  if ((now.view.state === 'stored') !== isThere) broken.push(`${now.view.state}, and ${is.chosen} is chosen`);
  if (is.entered.length < was.entered.length) broken.push('an address that was entered is gone');
  const isLookedAway = before.view.state === 'writing' && now.event.type === 'addressChoice.chooseStored';
  if (isLookedAway && now.view.state === 'stored' && was.address.street !== '')
    if (is.written?.street !== was.address.street)
      broken.push('what was written is gone by looking at another');
  if (is.written !== null && is.offer?.defaultId !== was.offer?.defaultId)
    broken.push('what was written for one account is kept for another');
  return broken;
};

export const addressChoicePlan: ModelPlan = {
  machine: addressChoiceMachine,
  inputs,
  events: (_, { context }) =>
    // one that was entered is enough to see what becomes of it
    (context as AddressChoiceContext).entered.length > 0
      ? wishes.filter(({ type }) => type !== 'addressChoice.addStored')
      : wishes,
  projection: (context) => {
    const {
      offer,
      entered,
      chosen,
      before,
      written: kept,
      isOwn,
      address,
      draftedFor,
    } = context as unknown as AddressChoiceContext;
    return [
      draftedFor,
      offer?.defaultId,
      offer === null,
      entered.length,
      chosen,
      before,
      kept?.street,
      isOwn,
      address.street,
    ];
  },
  oracle: oracleFrom<AddressChoiceContext, AddressChoiceEvent, Chooser>(
    Chooser,
    (input) => {
      const given = input as AddressChoiceInput;
      const chooser = new Chooser('typing', {
        ...given,
        entered: [],
        chosen: 'new',
        before: null,
        written: null,
        isOwn: false,
      });
      chooser.offered(given.offer);
      return chooser;
    },
    (play, event) => play.hear(event),
  ),
  invariants,
};
