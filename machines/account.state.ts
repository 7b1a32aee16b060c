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
      actions: { type: 'showToast', params: defaultAccountToast },
    },

    'profile.detailsSaved': {
      actions: [
        'rereadCustomer',
        // older than what was just saved
        { type: 'dropParked', params: { type: 'profile.saveDetails' } },
        { type: 'showToast', params: detailsSavedToast },
      ],
    },
    'profile.passwordChanged': { actions: { type: 'showToast', params: passwordChangedToast } },
    'profile.personSaved': {
      actions: ['rereadCustomer', { type: 'showToast', params: personSavedToast }],
    },
    'profile.failed': [
      {
        guard: { type: 'isLeft', params: ({ event }) => event },
        actions: ['rereadCustomer', { type: 'complain', params: ({ event }) => event }],
      },
      {
        guard: { type: 'isDoubtful', params: ({ event }) => event },
        description: 'Whether it was done, the customer shows.',
        actions: 'rereadCustomer',
      },
    ],

    'savedPayments.removed': {
      actions: [
        { type: 'readAccount', params: { subject: { kind: 'savedPayments' } } },
        { type: 'showToast', params: paymentRemovedToast },
      ],
    },
    'savedPayments.failed': [
      {
        guard: { type: 'isLeft', params: ({ event }) => event },
        actions: { type: 'complain', params: ({ event }) => event },
      },
      {
        guard: { type: 'isAnswered', params: ({ event }) => event },
        description: 'What is stored now, the list shows.',
        actions: { type: 'readAccount', params: { subject: { kind: 'savedPayments' } } },
      },
    ],

    'equipment.serviceRequested': {
      actions: [
        { type: 'readAccount', params: { subject: { kind: 'equipment' } } },
        { type: 'showToast', params: serviceRequestedToast },
      ],
    },
    'equipment.failed': [
      {
        guard: { type: 'isLeft', params: ({ event }) => event },
        actions: { type: 'complain', params: ({ event }) => event },
      },
      {
        guard: { type: 'isAnswered', params: ({ event }) => event },
        description: 'Whether it was done, the list shows.',
        actions: { type: 'readAccount', params: { subject: { kind: 'equipment' } } },
      },
    ],
  },
});
