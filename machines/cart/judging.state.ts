/** What it means that a cart could not be read or written: replaced meanwhile, the token dead, lost, or a plain failure (CART-05, CART-14). */

import { sessionExpired } from '../domain/session.ts';
import { cartSetup } from './cart.setup.ts';

export const judgingState = cartSetup.createStateConfig({
  always: [
    {
      guard: 'isSuperseded',
      target: 'ready',
      description: 'What was being done is done to the cart that has taken its place.',
      actions: 'putBack',
    },
    { guard: 'isSessionDoubtful', target: 'awaitingSession' },
    { guard: 'isSignOutDue', target: 'awaitingSignOut' },
    {
      guard: 'canRecreate',
      target: 'recreating',
      actions: [
        { type: 'dropLostCart', params: ({ context }) => ({ error: context.failure }) },
        'dropFailure',
      ],
    },
    { guard: 'isInDoubt', target: 'reconciling' },
    { guard: 'isRefusedTogether', target: 'ready', actions: 'part' },
    {
      guard: 'isReplacedAlready',
      target: 'loading',
      description: 'Somebody else has taken the old line out: what was wanted is so.',
      actions: 'finishAction',
    },
    {
      guard: 'hasAction',
      target: 'failing',
      actions: { type: 'failAction', params: ({ context }) => ({ error: context.failure }) },
    },
    {
      target: 'ready',
      description: 'What could not be read is not told: the page shows it.',
      actions: 'markUnread',
    },
  ],
});

export const awaitingSessionState = cartSetup.createStateConfig({
  description: 'The token is checked before the cart is taken for lost (CART-14).',
  entry: { type: 'report', params: { type: 'cart.sessionDoubted' } },
  always: {
    guard: 'isSessionSettled',
    target: 'failing',
    actions: { type: 'failAction', params: { error: sessionExpired } },
  },
  on: {
    'cart.confirmSession': [
      { guard: 'isSignOutDue', target: 'awaitingSignOut' },
      {
        target: 'recreating',
        actions: { type: 'dropLostCart', params: ({ context }) => ({ error: context.failure }) },
      },
    ],
    'cart.denySession': {
      target: 'failing',
      actions: [
        { type: 'endSession', params: ({ event }) => event },
        { type: 'failAction', params: ({ event }) => ({ error: event.failure }) },
      ],
    },
  },
});

export const awaitingSignOutState = cartSetup.createStateConfig({
  description: 'The customer is signed out before their lines go into a cart of a guest (CART-05).',
  entry: { type: 'report', params: { type: 'cart.signOutWanted' } },
  always: {
    guard: 'isSessionSettled',
    target: 'failing',
    actions: { type: 'failAction', params: { error: sessionExpired } },
  },
  on: {
    'cart.confirmSignOut': { target: 'recreating', actions: ['leaveCustomer', 'dropFailure'] },
    'cart.denySession': {
      target: 'failing',
      actions: [
        { type: 'endSession', params: ({ event }) => event },
        { type: 'failAction', params: ({ event }) => ({ error: event.failure }) },
      ],
    },
  },
});
