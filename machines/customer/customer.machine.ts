/** The signed-in customer: their details, their company, the account or team that is current, and its number on the cart (§4 user details, SESS-03). */

import { present } from '../domain/present.ts';
import { accountIn, currentAccountOf, customerSetup, nobody } from './customer.setup.ts';

export const customerMachine = customerSetup.createMachine({
  id: 'customer',
  context: nobody,
  invoke: { id: 'watchAccount', src: 'watchAccount', onError: {} },
  type: 'parallel',
  on: {
    'customer.load': {},
    'customer.refresh': {},
    'customer.retry': {},
    'customer.reset': { target: ['.details.absent', '.mark.resting'], actions: 'forget' },
    'customer.switchAccount': [
      {
        guard: { type: 'hasAccount', params: ({ event }) => event },
        actions: { type: 'wantAccount', params: ({ event }) => event },
      },
      {},
    ],
    'account.chosen': [
      {
        guard: { type: 'hasAccount', params: ({ event }) => event },
        description: 'In another tab, while the cart is being marked here: afterwards, in the same way.',
        actions: { type: 'wantAccount', params: ({ event }) => event },
      },
      {
        description: 'Before it is known who they are: whether it is theirs is seen then.',
        actions: { type: 'keepChoice', params: ({ event }) => event },
      },
    ],
    'customer.setDefaultAccount': {},
    'customer.hold': { actions: 'hold' },
    'customer.release': { actions: 'release' },
    'customer.setExternalId': { actions: { type: 'keepCart', params: ({ event }) => event } },
  },
  states: {
    details: {
      initial: 'absent',
      on: { 'customer.load': '.loading' },
      states: {
        absent: { description: 'A guest.' },
        loading: {
          tags: 'busy',
          invoke: {
            id: 'readCustomer',
            src: 'readCustomer',
            onDone: [
              {
                guard: { type: 'isCompanyCustomer', params: ({ event }) => ({ customer: event.output }) },
                target: 'loadingCompany',
                actions: [
                  { type: 'receiveCustomer', params: ({ event }) => ({ customer: event.output }) },
                  'selectFirst',
                  'offerAddresses',
                ],
              },
              {
                target: 'known',
                actions: [
                  { type: 'receiveCustomer', params: ({ event }) => ({ customer: event.output }) },
                  'selectFirst',
                  'offerAddresses',
                ],
              },
            ],
            onError: { target: 'failed', actions: { type: 'failLoading', params: ({ event }) => event } },
          },
        },
        loadingCompany: {
          tags: 'busy',
          description: 'Only once the details are there, and only for whoever belongs to a company.',
          invoke: {
            id: 'readCompany',
            src: 'readCompany',
            onDone: {
              target: 'known',
              actions: { type: 'receiveCompany', params: ({ event }) => ({ company: event.output }) },
            },
            // the shop goes on without its name
            onError: 'known',
          },
        },
        known: {
          always: {
            guard: 'isDefaultWanted',
            target: 'changingDefault',
            description: 'An expired session kept it from being done (BEY-02).',
          },
          on: {
            'customer.refresh': 'loading',
            'customer.setDefaultAccount': {
              guard: { type: 'hasAccount', params: ({ event }) => event },
              target: 'changingDefault',
              actions: { type: 'wantDefault', params: ({ event }) => event },
            },
          },
        },
        changingDefault: {
          tags: 'busy',
          invoke: {
            id: 'setDefaultAccount',
            src: 'setDefaultAccount',
            input: ({ context: { customer, wantedDefaultId } }) => ({
              account: present(accountIn(customer, wantedDefaultId), 'account'),
              isCorporate: present(customer, 'customer').isCompanyCustomer,
            }),
            onDone: {
              target: 'known',
              actions: [
                { type: 'receiveDefault', params: ({ event }) => ({ customer: event.output }) },
                'selectFirst',
                'offerAddresses',
              ],
            },
            onError: [
              {
                guard: { type: 'isExpiry', params: ({ event }) => event },
                target: 'interrupted',
                actions: { type: 'reportInterruption', params: ({ event }) => event },
              },
              { target: 'known', actions: { type: 'failChange', params: ({ event }) => event } },
            ],
          },
        },
        interrupted: { description: 'The session ended first: done once the shopper has signed in again.' },
        failed: {
          on: {
            'customer.retry': 'loading',
            'customer.hold': {
              guard: 'isUnknown',
              target: 'loading',
              description:
                'Whose order it is must be known: they are read once more before it goes (SESS-03).',
              actions: 'hold',
            },
          },
        },
      },
    },
    mark: {
      description: 'The number of the current account on the cart; nobody hears of trouble with it (§7, §8).',
      initial: 'resting',
      states: {
        resting: {
          always: [
            { guard: 'isWishMet', actions: 'dropWish' },
            { guard: 'isSwitchFree', actions: ['switchAtOnce', 'offerAddresses'] },
            { guard: 'isSwitchWanted', target: 'switching' },
            { guard: 'isMarkWanted', target: 'marking' },
            { guard: 'isAwaited', target: 'awaiting' },
            { guard: 'isHeld', target: 'held' },
          ],
          on: {
            'customer.hold': {
              description:
                'A number that may be another account’s, or may not have arrived, is set right before the order.',
              actions: ['hold', 'doubtMark'],
            },
            'account.chosen': {
              guard: { type: 'isOtherAccount', params: ({ event }) => event },
              description: 'Another tab switched, and with it this one.',
              actions: [{ type: 'followChoice', params: ({ event }) => event }, 'offerAddresses'],
            },
          },
        },
        awaiting: {
          tags: 'busy',
          description:
            'An order is to go while it is being read whose it is; what does not come in time is not waited for.',
          always: { guard: 'isNotAwaited', target: 'resting' },
          after: { detailsPatience: 'held' },
        },
        held: {
          description: 'Money moves: the cart keeps the number it bears (BEY-06, BEY-10).',
          entry: { type: 'report', params: { type: 'customer.held' } },
          always: { guard: 'isWishMet', actions: 'dropWish' },
          on: {
            'customer.release': { target: 'resting', actions: 'release' },
            'account.chosen': {
              guard: { type: 'isOtherAccount', params: ({ event }) => event },
              description: 'Another tab switched, and with it this one.',
              actions: [{ type: 'followChoice', params: ({ event }) => event }, 'offerAddresses'],
            },
          },
        },
        switching: {
          tags: 'busy',
          entry: 'beginSwitching',
          description:
            'Another account is chosen once the cart bears its number; if it will not, the old one stays and is set again (BEY-10).',
          invoke: {
            id: 'setExternalId',
            src: 'setExternalId',
            input: ({ context }) => ({
              cartId: present(context.cartId, 'cartId'),
              account: present(accountIn(context.customer, context.wantedAccountId), 'account'),
              isCorporate: present(context.customer, 'customer').isCompanyCustomer,
            }),
            onDone: { target: 'resting', actions: ['finishSwitching', 'offerAddresses'] },
            onError: [
              { guard: { type: 'isExpiry', params: ({ event }) => event }, target: 'interrupted' },
              { target: 'resting', actions: { type: 'rollBack', params: ({ event }) => event } },
            ],
          },
        },
        marking: {
          tags: 'busy',
          entry: 'beginMarking',
          description:
            'What is wanted meanwhile is asked for once this has ended: two writes could overtake each other.',
          invoke: {
            id: 'setExternalId',
            src: 'setExternalId',
            input: ({ context }) => ({
              cartId: present(context.cartId, 'cartId'),
              account: present(currentAccountOf(context), 'account'),
              isCorporate: present(context.customer, 'customer').isCompanyCustomer,
            }),
            onDone: { target: 'resting', actions: 'finishMarking' },
            onError: [
              { guard: { type: 'isExpiry', params: ({ event }) => event }, target: 'interrupted' },
              { target: 'resting' },
            ],
          },
        },
        interrupted: {
          description: 'The session ended first: done once the shopper has signed in again (BEY-02).',
          on: {
            'customer.load': { target: 'resting', actions: 'forgetMarking' },
            'customer.hold': {
              target: 'resting',
              description: 'They had signed in before this was heard of: the order is not to go without it.',
              actions: ['hold', 'forgetMarking'],
            },
          },
        },
      },
    },
  },
});
