/** The checkout while the shopper is filling in one of its tabs (CHK-04, CHK-07). */

import { shippingDetailsInvalidMessage } from '../domain/delivery.ts';
import { missingEmailMessage } from '../domain/order.ts';
import { checkoutSetup } from './checkout.setup.ts';

/** What was entered is kept, and the way leads to the field that is still empty (BEY-07). */
const askedForEmail = [
  { type: 'pushError', params: { message: missingEmailMessage } },
  'reportFailure',
  { type: 'openTab', params: { tab: 'account' } },
] as const;

export const editingState = checkoutSetup.createStateConfig({
  description: 'The shopper is filling in one of the tabs.',
  entry: 'endRequest',
  always: { guard: 'isCured', actions: 'hideBlockers' },
  on: {
    'checkout.submitEmail': {
      target: 'confirmingEmail',
      actions: [
        { type: 'beginRequest', params: ({ event }) => event },
        { type: 'confirmEmail', params: ({ event }) => event },
      ],
    },
    'checkout.submitDelivery': [
      {
        guard: 'isUnidentified',
        description: 'Who orders is said first (CHK-07).',
        actions: [
          { type: 'changeDelivery', params: ({ event }) => event },
          'noteDelivery',
          'reportDraft',
          ...askedForEmail,
        ],
      },
      {
        guard: { type: 'isPlaceQuestioned', params: ({ event }) => event },
        description:
          'Postcode, suburb, state and country do not agree: a second press confirms them (BEY-23).',
        actions: [
          { type: 'changeDelivery', params: ({ event }) => event },
          'noteDelivery',
          'considerDelivery',
          'reportDraft',
          { type: 'askDelivery', params: ({ event }) => event },
        ],
      },
      {
        guard: { type: 'isComplete', params: ({ event }) => event },
        target: 'delivering',
        actions: [
          { type: 'confirmDelivery', params: ({ event }) => event },
          { type: 'beginRequest', params: ({ event }) => event },
          { type: 'changeDelivery', params: ({ event }) => event },
          'noteDelivery',
          'confirmDestination',
        ],
      },
      { actions: ['failDetails', 'reportFailure'] },
    ],
    'checkout.submitCollection': [
      {
        guard: 'isUnidentified',
        actions: [
          { type: 'changeCollection', params: ({ event }) => event },
          'reportDraft',
          ...askedForEmail,
        ],
      },
      {
        guard: { type: 'canCollect', params: ({ event }) => event },
        target: 'delivering',
        actions: [
          { type: 'beginRequest', params: ({ event }) => event },
          { type: 'changeCollection', params: ({ event }) => event },
          'prepareBilling',
          'reportDraft',
          'confirmDestination',
        ],
      },
      { actions: ['failDetails', 'reportFailure'] },
    ],
    'checkout.submitShipping': [
      {
        guard: 'isUnidentified',
        actions: [...askedForEmail],
      },
      {
        guard: 'hasMethod',
        target: 'delivering.saving',
        actions: [{ type: 'beginRequest', params: ({ event }) => event }, 'saveDelivery'],
      },
      {
        description: 'None is chosen, as after the server refused one: the offers stay where they are.',
        actions: [{ type: 'pushError', params: { message: shippingDetailsInvalidMessage } }, 'reportFailure'],
      },
    ],
    'checkout.replay': [
      {
        guard: 'isGoneOn',
        description: 'Signed in again they did not wait for it: what they are writing now stays (BEY-02).',
      },
      { actions: { type: 'replay', params: ({ event }) => event } },
    ],
    'checkout.resume': {
      target: 'arriving',
      description: 'They have signed in again.',
      actions: { type: 'setWhereabouts', params: ({ event }) => event },
    },
    'checkout.placeOrder': [
      { guard: 'isOrderUnderWay', description: 'Not before it is known what became of that one (BEY-06).' },
      {
        guard: 'isOrderQuestioned',
        description: 'A second press confirms the addresses as they stand (BEY-23).',
        actions: 'askPlaces',
      },
      {
        guard: 'canPlaceOrder',
        target: 'ordering',
        actions: [{ type: 'beginRequest', params: ({ event }) => event }, 'confirmPlaces'],
      },
      { description: 'Every reason is named, with its place (BEY-07).', actions: 'showBlockers' },
    ],
  },
});
