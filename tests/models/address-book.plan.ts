/** What may happen to a customer's address book (§2 addresses, ADDR-08, BEY-02). */

import { addressBookMachine } from '#machines/account/address-book/address-book.machine.ts';
import { draftOf, type BookDraft } from '#machines/domain/address-book.ts';
import type { BookAddress } from '#machines/domain/customer.ts';
import { failure } from './goods.ts';
import { bookEntry } from './people.ts';
import { done, failed, planOf } from '#machines/tools/models/plan.ts';

type Child = 'saveEntry' | 'removeEntry' | 'setDefaultEntry';

const home = bookEntry(1, '1 Home Street', { isDefaultShipping: true, isDefaultBilling: true });
const work = bookEntry(2, '2 Work Street');
const shed = bookEntry(3, '3 Shed Lane', { isDefaultShipping: true });

const written = draftOf(shed);

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

const failuresOf = (child: Child) => [
  failed(child, { ...failure('refused'), fieldMessages: { city: 'No.' } }),
  failed(child, failure('network')),
  failed(child, { ...failure('network'), kind: 'sessionExpired' }),
];

export const addressBookPlan = planOf({
  machine: addressBookMachine,
  proves: 'ADDR-08, BEY-02',
  inputs: [{ postcodes: {} }],
  requests: [
    ...books.map((entries) => ({ type: 'addressBook.sync', entries }) as const),
    { type: 'addressBook.search', query: 'work' },
    { type: 'addressBook.write', entryId: 2 },
    { type: 'addressBook.leave' },
    saveNew,
    saveWork,
    { ...saveNew, draft: { ...written, city: '' } },
    // questioned, and saved when it is sent again
    { ...saveNew, draft: { ...written, postcode: '2000' } },
    { type: 'addressBook.askRemoval', entryId: 2 },
    { type: 'addressBook.cancelRemoval' },
    { type: 'addressBook.confirmRemoval' },
    removeWork,
    deliverToWork,
    billWork,
    { type: 'addressBook.forget' },
  ],
  answers: {
    saving: [done('saveEntry', shed), ...failuresOf('saveEntry')],
    removing: [done('removeEntry'), ...failuresOf('removeEntry')],
    settingDefault: [
      done('setDefaultEntry', { ...work, isDefaultBilling: true }),
      ...failuresOf('setDefaultEntry'),
    ],
  },
  projection: ({ entries, unconfirmed, isLeft, placeAnswers }) => [
    Object.keys(placeAnswers).length,
    entries?.map((one) => [one.id, one.street, one.isDefaultShipping, one.isDefaultBilling]),
    unconfirmed,
    isLeft,
  ],

  rules: ({ now, was, state, before, type, event, error, isDone, isFailed }, must) => {
    const isFree = before === 'idle';
    const isFault = isFailed('saveEntry', 'removeEntry', 'setDefaultEntry');
    const { failure: said, entries } = now;
    must(said?.kind !== 'sessionExpired', 'an ended session is shown by its dialog alone (BEY-02)');
    const isComplete = type === 'addressBook.save' && (event['draft'] as BookDraft).city !== '';
    const known = was.entries?.find(({ id }) => id === event['entryId']) ?? null;
    const isQuestioned =
      before === 'writing' &&
      (event['draft'] as BookDraft | undefined)?.postcode === '2000' &&
      Object.keys(was.placeAnswers).length === 0;
    must(!isQuestioned || state === 'writing', 'an odd place is questioned first (BEY-23)');
    must.start('saveEntry', isComplete && !isQuestioned && (isFree || before === 'writing'), {
      entryId: event['entryId'],
      draft: event['draft'],
      before: known,
    });
    const isConfirmed = type === 'addressBook.confirmRemoval' && before === 'confirming';
    must.start('removeEntry', isConfirmed || (type === removeWork.type && /idle|confirming/.test(before)), {
      entryId: 2,
    });
    must.start('setDefaultEntry', type === deliverToWork.type && isFree, { entryId: 2, kind: event['kind'] });
    // what a lost answer left open is settled by the next reading of the book
    const settled = type === 'addressBook.sync' && now.unconfirmed === null ? was.unconfirmed : null;
    const saved = isDone('saveEntry') ? was.asked : settled?.type === 'addressBook.save' ? settled : null;
    must.emit('addressBook.saved', saved !== null, { entryId: saved?.entryId });
    must.emit('addressBook.removed', isDone('removeEntry') || settled?.type === 'addressBook.remove');
    must.emit(
      'addressBook.defaultChanged',
      isDone('setDefaultEntry') || settled?.type === deliverToWork.type,
    );
    must.emit('addressBook.failed', isFault, { failure: error, asked: was.asked });
    if (isFault) {
      must((now.unconfirmed !== null) === (error?.kind === 'network'), 'only a lost answer leaves it open');
      must(state !== 'writing' || now.written !== null, 'what was written is kept to be sent again');
    }
    if (isDone('saveEntry', 'setDefaultEntry')) {
      const entry = event['output'] as BookAddress;
      must(entries?.some((one) => one === entry) === true, 'the saved entry is in the book');
      const hasOne = (key: 'isDefaultShipping' | 'isDefaultBilling'): boolean =>
        !entry[key] || entries?.filter((one) => one[key]).length === 1;
      must(hasOne('isDefaultShipping') && hasOne('isDefaultBilling'), 'there is one default of a kind');
    }
    if (type === 'addressBook.forget')
      must(
        state === 'idle' &&
          now.query === '' &&
          Object.values({ ...now, placeAnswers: null, postcodes: null, query: null }).every(
            (value) => value === null || value === false,
          ),
        'the book is emptied',
      );
    const isBusy = /saving|removing|settingDefault/.test(before);
    const isLeft = type === 'addressBook.leave' && !isBusy;
    const isWriting = type === 'addressBook.write' && !isBusy;
    const isKept = isFailed('saveEntry') && !was.isLeft;
    const isAnswered = isDone('saveEntry', 'removeEntry', 'setDefaultEntry') || isFault;
    const isCancelled = type === 'addressBook.cancelRemoval' && before === 'confirming';
    must.enter(
      'idle',
      before === '' ||
        type === 'addressBook.forget' ||
        isLeft ||
        isCancelled ||
        settled !== null ||
        (isAnswered && !isKept),
    );
    must.enter('writing', isWriting || isKept);
    must.enter('confirming', type === 'addressBook.askRemoval' && isFree);
    must.hold({
      query: type === 'addressBook.search' ? event['query'] : type === 'addressBook.forget' ? '' : was.query,
    });
    if (type === 'addressBook.sync') must.hold({ entries: event['entries'] });
    if (isLeft || isWriting) must.hold({ failure: null, placeAnswers: {} });
    if (isLeft || isWriting || isCancelled) must.hold({ removalId: null });
    if (type === 'addressBook.leave' && before === 'saving') must.hold({ isLeft: true });
    if (isComplete && isFree) must.hold({ isLeft: true });
  },
});
