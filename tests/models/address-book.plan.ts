/** What may happen to a customer's address book, and what must hold whatever does (§2 addresses, ADDR-08, BEY-02). */

import type { AddressBookEvent, AddressBookRequest } from '#machines/address-book/address-book.events.ts';
import { addressBookMachine } from '#machines/address-book/address-book.machine.ts';
import type { AddressBookContext } from '#machines/address-book/address-book.setup.ts';
import type { BookDraft } from '#machines/domain/address-book.ts';
import type { BookAddress } from '#machines/domain/customer.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { done, failed, type ModelPlan, type Step } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { bookEntry } from './people.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

type Child = 'saveEntry' | 'removeEntry' | 'setDefaultEntry';
type Answer =
  Done<'saveEntry' | 'setDefaultEntry', BookAddress> | Done<'removeEntry', undefined> | Failed<Child>;

const home = bookEntry(1, '1 Home Street', { isDefaultShipping: true, isDefaultBilling: true });
const work = bookEntry(2, '2 Work Street');
const shed = bookEntry(3, '3 Shed Lane', { isDefaultShipping: true });

const written: BookDraft = {
  firstname: 'Hannah',
  lastname: 'Reid',
  company: '',
  telephone: '0491 570 156',
  street: '3 Shed Lane',
  street2: '',
  city: 'Paddington',
  regionId: 573,
  regionCode: 'QLD',
  postcode: '4064',
  countryCode: 'AU',
  deliveryInstructions: null,
  isSavedInBook: true,
  name: '',
  isDefaultShipping: true,
  isDefaultBilling: false,
};

const saveNew = { type: 'addressBook.save', entryId: null, draft: written } as const;
const saveWork = { type: 'addressBook.save', entryId: 2, draft: written } as const;
const removeWork = { type: 'addressBook.remove', entryId: 2 } as const;
const deliverToWork = { type: 'addressBook.setDefault', entryId: 2, kind: 'delivery' } as const;
const billWork = { type: 'addressBook.setDefault', entryId: 2, kind: 'billing' } as const;

const books: readonly (readonly BookAddress[])[] = [
  [home, work],
  // what was asked for has come about
  [home, { ...work, isDefaultBilling: true }, shed],
  [home, { ...shed, id: 2 }],
  [home],
];

const wishes: readonly AddressBookEvent[] = [
  ...books.map((entries) => ({ type: 'addressBook.sync', entries }) as const),
  { type: 'addressBook.write', entryId: 2 },
  { type: 'addressBook.leave' },
  saveNew,
  saveWork,
  { ...saveNew, draft: { ...written, city: '' } },
  { type: 'addressBook.askRemoval', entryId: 2 },
  { type: 'addressBook.cancelRemoval' },
  removeWork,
  deliverToWork,
  billWork,
  { type: 'addressBook.forget' },
];

const asking: Readonly<Record<AddressBookRequest['type'], readonly [string, Child]>> = {
  'addressBook.save': ['saving', 'saveEntry'],
  'addressBook.remove': ['removing', 'removeEntry'],
  'addressBook.setDefault': ['settingDefault', 'setDefaultEntry'],
};

const askedFrom: Readonly<Record<AddressBookRequest['type'], readonly string[]>> = {
  'addressBook.save': ['idle', 'writing'],
  'addressBook.remove': ['idle', 'confirming'],
  'addressBook.setDefault': ['idle'],
};

const factOf = (asked: AddressBookRequest) => {
  if (asked.type === 'addressBook.save') return { type: 'addressBook.saved', entryId: asked.entryId };
  if (asked.type === 'addressBook.remove') return { type: 'addressBook.removed' };
  return { type: 'addressBook.defaultChanged', kind: asked.kind };
};

/** By hand: which of the books above shows that a request had been done, seen from the one before. */
const shows = (asked: AddressBookRequest, before: readonly BookAddress[], now: readonly BookAddress[]) => {
  const two = now.find(({ id }) => id === 2);
  if (asked.type === 'addressBook.remove') return two === undefined;
  if (asked.type === 'addressBook.setDefault')
    return (asked.kind === 'delivery' ? two?.isDefaultShipping : two?.isDefaultBilling) === true;
  if (asked.entryId === 2) return two?.street[0] === '3 Shed Lane';
  return now.some(
    ({ id, street }) => street[0] === '3 Shed Lane' && !before.some((known) => known.id === id),
  );
};

class Clerk extends Stage<AddressBookContext> {
  clear(): void {
    Object.assign(this.memory, { written: null, doubted: null, failure: null, isLeft: false });
  }

  sync(entries: readonly BookAddress[]): void {
    const { doubted, entries: before } = this.memory;
    this.memory.entries = entries;
    if (doubted === null || !shows(doubted, before ?? [], entries)) return;
    this.state = 'idle';
    Object.assign(this.memory, { written: null, doubted: null, failure: null });
    this.tell(factOf(doubted));
  }

  request(asked: AddressBookRequest): void {
    if (!askedFrom[asked.type].includes(this.state)) return;
    if (asked.type === 'addressBook.save' && asked.draft.city === '') return;
    const isLeft = asked.type === 'addressBook.save' && this.state === 'idle';
    Object.assign(this.memory, { asked, doubted: null, failure: null, isLeft });
    if (asked.type === 'addressBook.save') this.memory.written = asked;
    const before = this.memory.entries?.find(({ id }) => id === asked.entryId) ?? null;
    const [state, child] = asking[asked.type];
    const { type: _, ...input } = asked;
    this.ask(state, child, asked.type === 'addressBook.save' ? { ...input, before } : input);
  }

  receive(entry: BookAddress): void {
    const asked = this.memory.asked!;
    const book = this.memory.entries ?? [];
    const demoted = book.map((other) => ({
      ...other,
      isDefaultShipping: other.isDefaultShipping && !entry.isDefaultShipping,
      isDefaultBilling: other.isDefaultBilling && !entry.isDefaultBilling,
    }));
    this.memory.entries = book.some(({ id }) => id === entry.id)
      ? demoted.map((other) => (other.id === entry.id ? entry : other))
      : [...demoted, entry];
    Object.assign(this.memory, { written: null, asked: null });
    this.state = 'idle';
    this.tell(factOf(asked));
  }

  fail(error: Failure): void {
    const { asked, isLeft } = this.memory;
    const isExpired = error.kind === 'sessionExpired';
    this.state = this.state === 'saving' && !isLeft ? 'writing' : 'idle';
    Object.assign(this.memory, {
      failure: isExpired ? null : error,
      doubted: error.kind === 'network' ? asked : null,
      removalId: null,
      asked: null,
    });
    this.tell({ type: 'addressBook.failed', failure: error, asked });
  }

  hear(event: AddressBookEvent | Answer): void {
    const isBusy = ['saving', 'removing', 'settingDefault'].includes(this.state);
    switch (event.type) {
      case 'addressBook.sync':
        return this.sync(event.entries);
      case 'addressBook.write':
      case 'addressBook.leave':
        if (this.state === 'saving' && event.type === 'addressBook.leave') this.memory.isLeft = true;
        if (isBusy) return;
        this.clear();
        this.memory.removalId = null;
        this.state = event.type === 'addressBook.write' ? 'writing' : 'idle';
        return;
      case 'addressBook.save':
      case 'addressBook.remove':
      case 'addressBook.setDefault':
        return this.request(event);
      case 'addressBook.askRemoval':
        if (this.state !== 'idle') return;
        Object.assign(this.memory, { removalId: event.entryId, doubted: null, failure: null });
        this.state = 'confirming';
        return;
      case 'addressBook.cancelRemoval':
        if (this.state !== 'confirming') return;
        this.memory.removalId = null;
        this.state = 'idle';
        return;
      case 'addressBook.forget':
        this.state = 'idle';
        this.clear();
        return void Object.assign(this.memory, { entries: null, removalId: null, asked: null });
      case 'xstate.done.actor.saveEntry':
      case 'xstate.done.actor.setDefaultEntry':
        return this.receive(event.output);
      case 'xstate.done.actor.removeEntry':
        this.memory.entries = (this.memory.entries ?? []).filter(({ id }) => id !== 2);
        Object.assign(this.memory, { removalId: null, asked: null });
        this.state = 'idle';
        return this.tell({ type: 'addressBook.removed' });
      default:
        return this.fail(event.error);
    }
  }
}

const failuresOf = (child: Child) => [
  failed(child, { ...failure('refused'), fieldMessages: { city: 'No.' } }),
  failed(child, failure('network')),
  failed(child, { ...failure('network'), kind: 'sessionExpired' }),
];

const answers: Readonly<Record<string, readonly (Answer | ReturnType<typeof failed>)[]>> = {
  saving: [done('saveEntry', shed) as Answer, ...failuresOf('saveEntry')],
  removing: [done('removeEntry') as Answer, ...failuresOf('removeEntry')],
  settingDefault: [
    done('setDefaultEntry', { ...work, isDefaultBilling: true }) as Answer,
    ...failuresOf('setDefaultEntry'),
  ],
};

const contextOf = (step: Step): AddressBookContext => step.view.context as unknown as AddressBookContext;

const invariants = (steps: readonly Step[]): readonly string[] => {
  const now = steps.at(-1);
  const before = steps.at(-2);
  if (now === undefined) return [];
  const { asked, failure: said, entries, removalId, written: kept } = contextOf(now);
  const { state } = now.view;
  const isBusy = ['saving', 'removing', 'settingDefault'].includes(state);
  const broken: string[] = [];
  if (isBusy !== (asked !== null)) broken.push('asking without a question, or the question was kept');
  if (said?.kind === 'sessionExpired') broken.push('the dialog says it already (BEY-02)');
  if (state === 'confirming' && removalId === null) broken.push('asks whether to delete nothing');
  if ((entries ?? []).filter(({ isDefaultBilling }) => isDefaultBilling).length > 2)
    broken.push('more than the server ever said is a default');
  if (before?.view.state === 'saving' && state === 'writing' && kept === null)
    broken.push('what was written is lost');
  const started = now.view.asked.map(({ child }) => child);
  if (started.includes('removeEntry') && now.event.type !== 'addressBook.remove')
    broken.push('deleted without being told to');
  return broken;
};

export const addressBookPlan: ModelPlan = {
  machine: addressBookMachine,
  inputs: [undefined],
  events: (state) => [...wishes, ...(answers[state] ?? [])],
  projection: (context) => {
    const { entries, doubted, isLeft } = context as unknown as AddressBookContext;
    const book = entries?.map(({ id, street, isDefaultShipping, isDefaultBilling }) => [
      id,
      street,
      isDefaultShipping,
      isDefaultBilling,
    ]);
    return [book, doubted, isLeft];
  },
  oracle: oracleFrom(
    Clerk,
    () =>
      new Clerk('idle', {
        entries: null,
        written: null,
        removalId: null,
        asked: null,
        doubted: null,
        failure: null,
        isLeft: false,
      }),
    (clerk, event: AddressBookEvent | Answer) => clerk.hear(event),
  ),
  invariants,
};
