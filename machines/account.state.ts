/** What follows for the shop from what a customer changed in the account area: it is read anew, said, or asked again once they have signed in again (ACC-05, ACC-07, BEY-02). */

import {
  defaultAccountToast,
  detailsSavedToast,
  passwordChangedToast,
  paymentRemovedToast,
  personSavedToast,
  serviceRequestedToast,
} from './domain/notice.ts';
import { shopSetup } from './shop.setup.ts';

export const accountState = shopSetup.createStateConfig({
  on: {
    'customer.defaultAccountChanged': {
      actions: [{ type: 'showToast', params: defaultAccountToast }, 'tell'],
    },

    'profile.detailsSaved': {
      actions: [
        'rereadCustomer',
        // older than what was just saved
        { type: 'dropParked', params: { type: 'profile.saveDetails' } },
        { type: 'showToast', params: detailsSavedToast },
        'tell',
      ],
    },
    'profile.passwordChanged': { actions: [{ type: 'showToast', params: passwordChangedToast }, 'tell'] },
    'profile.personSaved': {
      actions: ['rereadCustomer', { type: 'showToast', params: personSavedToast }, 'tell'],
    },
    'profile.failed': [
      {
        guard: { type: 'isParkableExpiry', params: ({ event }) => event },
        actions: [{ type: 'parkRequest', params: ({ event }) => event }, 'tell'],
      },
      {
        guard: { type: 'isLeft', params: ({ event }) => event },
        actions: ['rereadCustomer', { type: 'complain', params: ({ event }) => event }, 'tell'],
      },
      {
        guard: { type: 'isDoubtful', params: ({ event }) => event },
        description: 'Whether it was done, the customer shows.',
        actions: ['rereadCustomer', 'tell'],
      },
      { actions: 'tell' },
    ],

    'savedPayments.removed': {
      actions: [
        { type: 'readAccount', params: { subject: { kind: 'savedPayments' } } },
        { type: 'showToast', params: paymentRemovedToast },
        'tell',
      ],
    },
    'savedPayments.failed': [
      {
        guard: { type: 'isParkableExpiry', params: ({ event }) => event },
        actions: [{ type: 'parkRequest', params: ({ event }) => event }, 'tell'],
      },
      {
        guard: { type: 'isLeft', params: ({ event }) => event },
        actions: [{ type: 'complain', params: ({ event }) => event }, 'tell'],
      },
      {
        description: 'What is stored now, the list shows.',
        actions: [{ type: 'readAccount', params: { subject: { kind: 'savedPayments' } } }, 'tell'],
      },
    ],

    'invoiceSheet.downloaded': { actions: 'tell' },
    'invoiceSheet.failed': [
      {
        guard: { type: 'isParkableExpiry', params: ({ event }) => event },
        actions: [{ type: 'parkRequest', params: ({ event }) => event }, 'tell'],
      },
      { actions: 'tell' },
    ],

    'equipment.serviceRequested': {
      actions: [
        { type: 'readAccount', params: { subject: { kind: 'equipment' } } },
        { type: 'showToast', params: serviceRequestedToast },
        'tell',
      ],
    },
    'equipment.failed': [
      {
        guard: { type: 'isParkableExpiry', params: ({ event }) => event },
        actions: [{ type: 'parkRequest', params: ({ event }) => event }, 'tell'],
      },
      {
        guard: { type: 'isLeft', params: ({ event }) => event },
        actions: [{ type: 'complain', params: ({ event }) => event }, 'tell'],
      },
      {
        description: 'Whether it was done, the list shows.',
        actions: [{ type: 'readAccount', params: { subject: { kind: 'equipment' } } }, 'tell'],
      },
    ],
  },
});
