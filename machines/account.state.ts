/** What the shop says of what a customer changed in the account area (ACC-05, ACC-07, BEY-02). */

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
        // older than what was just saved
        { type: 'dropParked', params: { type: 'profile.saveDetails' } },
        { type: 'showToast', params: detailsSavedToast },
      ],
    },
    'profile.passwordChanged': { actions: { type: 'showToast', params: passwordChangedToast } },
    'profile.personSaved': { actions: { type: 'showToast', params: personSavedToast } },
    'profile.failed': {
      guard: { type: 'isLeft', params: ({ event }) => event },
      actions: { type: 'complain', params: ({ event }) => event },
    },

    'savedPayments.removed': { actions: { type: 'showToast', params: paymentRemovedToast } },
    'savedPayments.failed': {
      guard: { type: 'isLeft', params: ({ event }) => event },
      actions: { type: 'complain', params: ({ event }) => event },
    },

    'equipment.serviceRequested': { actions: { type: 'showToast', params: serviceRequestedToast } },
    'equipment.failed': {
      guard: { type: 'isLeft', params: ({ event }) => event },
      actions: { type: 'complain', params: ({ event }) => event },
    },
  },
});
