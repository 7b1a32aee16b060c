/**
 * A customer's account: details, addresses, payments, invoices and deliveries (§2 customer routes,
 * ACC-01, ACC-05, ACC-07, BEY-02).
 */

import { enqueueActions, sendParent, sendTo, setup } from 'xstate';
import { accountReadingMachine } from './account-reading/account-reading.machine.ts';
import { addressBookMachine } from './address-book/address-book.machine.ts';
import { customerMachine } from './customer/customer.machine.ts';
import { accountKey, isOfKind, type AccountKey, type AccountSubject } from '../domain/account-subject.ts';
import type { Customer } from '../domain/customer.ts';
import { mayBeDone, type Failure } from '../domain/failure.ts';
import { nounOf } from '../domain/noun.ts';
import type { Receipt } from '../domain/order.ts';
import type { PostcodePatterns } from '../domain/postcode.ts';
import { isSessionExpired } from '../domain/session.ts';
import { equipmentMachine } from './equipment/equipment.machine.ts';
import { invoicePaymentMachine } from './invoice-payment.machine.ts';
import { invoicePdfMachine } from './invoice-pdf/invoice-pdf.machine.ts';
import { plannedDeliveryMachine } from './planned-delivery/planned-delivery.machine.ts';
import { profileMachine } from './profile/profile.machine.ts';
import { savedPaymentsMachine } from './saved-payments/saved-payments.machine.ts';
import type { AccountChildRequest, AccountEvent } from './account.events.ts';

export interface AccountContext {
  /** Postcode patterns by country. */
  readonly postcodes: PostcodePatterns;
  /** Keys of the readings, least recently used first. */
  readonly readingKeys: readonly AccountKey[];
}

/** This many readings are kept, so that going back shows them at once. */
const readingsKept = 12;

interface Failed {
  readonly failure: Failure;
  readonly asked: unknown;
  readonly isLeft: boolean;
}

export const accountMachine = setup({
  types: {
    input: {} as Pick<AccountContext, 'postcodes'>,
    context: {} as AccountContext,
    events: {} as AccountEvent,
    children: {} as {
      addressBook: 'addressBook';
      customer: 'customer';
      equipment: 'equipment';
      invoicePayment: 'invoicePayment';
      invoicePdf: 'invoicePdf';
      plannedDelivery: 'plannedDelivery';
      profile: 'profile';
      savedPayments: 'savedPayments';
      [key: AccountKey]: 'accountReading';
    },
  },
  actors: {
    accountReading: accountReadingMachine,
    addressBook: addressBookMachine,
    customer: customerMachine,
    equipment: equipmentMachine,
    invoicePayment: invoicePaymentMachine,
    invoicePdf: invoicePdfMachine,
    plannedDelivery: plannedDeliveryMachine,
    profile: profileMachine,
    savedPayments: savedPaymentsMachine,
  },
  actions: {
    reportFact: sendParent(({ event }) => event),
    passRequest: sendTo(
      (_, { request }: { request: AccountChildRequest }) => nounOf(request),
      (_, { request }) => request,
    ),
    rereadCustomer: sendTo('customer', { type: 'customer.load' }),
    refreshCustomer: sendTo('customer', { type: 'customer.refresh' }),
    syncForms: enqueueActions(({ enqueue }, { customer }: { customer: Customer }) => {
      enqueue.sendTo('addressBook', { type: 'addressBook.sync', entries: customer.addresses });
      enqueue.sendTo('profile', { type: 'profile.sync', customer });
    }),
    read: enqueueActions(({ context, enqueue }, { subject }: { subject: AccountSubject }) => {
      const key = accountKey(subject);
      if (context.readingKeys.includes(key)) enqueue.sendTo(key, { type: 'accountReading.refresh' });
      else enqueue.spawnChild('accountReading', { id: key, input: { subject } });
      const keys = [...context.readingKeys.filter((other) => other !== key), key];
      for (const old of keys.slice(0, -readingsKept)) enqueue.stopChild(old);
      enqueue.assign({ readingKeys: keys.slice(-readingsKept) });
    }),
    refreshReadings: enqueueActions(
      ({ context, enqueue }, { kinds }: { kinds: readonly AccountSubject['kind'][] }) => {
        for (const key of context.readingKeys.filter((one) => kinds.some((kind) => isOfKind(one, kind))))
          enqueue.sendTo(key, { type: 'accountReading.refresh' });
      },
    ),
    retryReadings: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo('plannedDelivery', { type: 'plannedDelivery.retry' });
      enqueue.sendTo('invoicePayment', { type: 'invoicePayment.retry' });
      for (const key of context.readingKeys) enqueue.sendTo(key, { type: 'accountReading.retry' });
    }),
    leaveForms: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('profile', { type: 'profile.leave' });
      enqueue.sendTo('savedPayments', { type: 'savedPayments.leave' });
      enqueue.sendTo('equipment', { type: 'equipment.leave' });
      enqueue.sendTo('invoicePdf', { type: 'invoicePdf.leave' });
      enqueue.sendTo('plannedDelivery', { type: 'plannedDelivery.leave' });
      enqueue.sendTo('invoicePayment', { type: 'invoicePayment.leave' });
    }),
    forgetCustomer: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo('addressBook', { type: 'addressBook.forget' });
      enqueue.sendTo('profile', { type: 'profile.forget' });
      enqueue.sendTo('savedPayments', { type: 'savedPayments.forget' });
      enqueue.sendTo('equipment', { type: 'equipment.forget' });
      enqueue.sendTo('invoicePdf', { type: 'invoicePdf.forget' });
      enqueue.sendTo('invoicePayment', { type: 'invoicePayment.forget' });
      enqueue.sendTo('plannedDelivery', { type: 'plannedDelivery.forget' });
      enqueue.sendTo('customer', { type: 'customer.reset' });
      for (const key of context.readingKeys) enqueue.stopChild(key);
      enqueue.assign({ readingKeys: [] });
    }),
  },
  guards: {
    isFact: ({ event }) => nounOf(event) !== 'account',
    isSavedInBook: (_, { receipt }: { receipt: Receipt }) =>
      receipt.delivery.isSavedInBook || receipt.billing.isSavedInBook,
    isOutcomeUnknown: (_, { failure }: { failure: Failure }) => mayBeDone(failure),
    /**
     * A request that failed because the session expired is repeated after signing in, so no error is
     * shown.
     */
    isLeft: (_, { isLeft, asked, failure }: Failed) =>
      isLeft && (asked === null || !isSessionExpired(failure)),
    isSeen: (_, { isLeft, failure }: Failed) => !isLeft && !isSessionExpired(failure),
  },
}).createMachine({
  id: 'account',
  context: ({ input: { postcodes } }) => ({ postcodes, readingKeys: [] }),
  invoke: [
    {
      id: 'addressBook',
      src: 'addressBook',
      systemId: 'addressBook',
      input: ({ context: { postcodes } }) => ({ postcodes }),
    },
    { id: 'customer', src: 'customer', systemId: 'customer' },
    { id: 'equipment', src: 'equipment', systemId: 'equipment' },
    { id: 'invoicePayment', src: 'invoicePayment', systemId: 'invoicePayment' },
    { id: 'invoicePdf', src: 'invoicePdf', systemId: 'invoicePdf' },
    { id: 'plannedDelivery', src: 'plannedDelivery', systemId: 'plannedDelivery' },
    { id: 'profile', src: 'profile', systemId: 'profile' },
    { id: 'savedPayments', src: 'savedPayments', systemId: 'savedPayments' },
  ],
  on: {
    'account.passRequest': { actions: { type: 'passRequest', params: ({ event }) => event } },
    'account.read': { actions: { type: 'read', params: ({ event }) => event } },
    'account.noteOrder': [
      { guard: { type: 'isSavedInBook', params: ({ event }) => event }, actions: 'refreshCustomer' },
      {},
    ],
    'account.leave': { actions: 'leaveForms' },
    'account.forget': { actions: 'forgetCustomer' },
    'account.retry': { actions: 'retryReadings' },
  },
  type: 'parallel',
  states: {
    answering: {
      description: 'After one part changes the data, the other parts read it again.',
      on: {
        'customer.loaded': { actions: { type: 'syncForms', params: ({ event }) => event } },

        'addressBook.saved': {
          description: 'Reads the customer again so that the checkout offers the address (ADDR-08).',
          actions: 'rereadCustomer',
        },
        'addressBook.removed': { actions: 'rereadCustomer' },
        'addressBook.defaultChanged': { actions: 'rereadCustomer' },
        'addressBook.failed': {
          guard: { type: 'isOutcomeUnknown', params: ({ event }) => event },
          description: 'Reads the address book again to see whether the change was made.',
          actions: 'rereadCustomer',
        },

        'profile.detailsSaved': { actions: 'rereadCustomer' },
        'profile.personSaved': { actions: 'rereadCustomer' },
        'profile.failed': [
          { guard: { type: 'isLeft', params: ({ event }) => event }, actions: 'rereadCustomer' },
          {
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => event },
            description: 'Reads the customer again to see whether the change was made.',
            actions: 'rereadCustomer',
          },
        ],

        'savedPayments.removed': {
          actions: { type: 'read', params: { subject: { kind: 'savedPayments' } } },
        },
        'savedPayments.failed': {
          guard: { type: 'isSeen', params: ({ event }) => event },
          description: 'Reads the list again to show what is stored now.',
          actions: { type: 'read', params: { subject: { kind: 'savedPayments' } } },
        },

        'equipment.serviceRequested': {
          actions: { type: 'read', params: { subject: { kind: 'equipment' } } },
        },
        'equipment.failed': {
          guard: { type: 'isSeen', params: ({ event }) => event },
          description: 'Reads the list again to see whether the request was made.',
          actions: { type: 'read', params: { subject: { kind: 'equipment' } } },
        },

        'invoicePayment.paid': {
          actions: {
            type: 'refreshReadings',
            params: { kinds: ['invoices', 'unpaidInvoice'] },
          },
        },
        'invoicePayment.failed': {
          description: 'Reads the list again to show what is still unpaid.',
          actions: { type: 'refreshReadings', params: { kinds: ['invoices', 'unpaidInvoice'] } },
        },

        'plannedDelivery.changed': {
          description: 'Reads every subject that shows the delivery again.',
          actions: { type: 'refreshReadings', params: { kinds: ['activeOrders', 'order'] } },
        },
        'plannedDelivery.failed': {
          guard: { type: 'isSeen', params: ({ event }) => event },
          description: 'Reads the list again to see whether the change was made.',
          actions: { type: 'refreshReadings', params: { kinds: ['activeOrders', 'order'] } },
        },
      },
    },
    reporting: {
      on: {
        '*': {
          guard: 'isFact',
          description: 'Re-emits facts of the children unchanged.',
          actions: 'reportFact',
        },
      },
    },
  },
});
