/** What crosses the root when the cart is made, lost, replaced or changes hands (CART-05, CART-11, CART-14). */

import { cartMergedToast, cartRecreatedToast } from './domain/notice.ts';
import { shopSetup } from './shop.setup.ts';

export const cartKeeping = shopSetup.createStateConfig({
  on: {
    'cart.created': [
      {
        guard: { type: 'isOwned', params: ({ event }) => event },
        description: "A customer's cart bears the number of their account (§7).",
        actions: [
          {
            type: 'toCustomer',
            params: ({ event }) => ({ type: 'customer.setExternalId', cartId: event.cartId }),
          },
        ],
      },
    ],
    'cart.dropped': { actions: 'dropGoods' },
    'cart.lost': { actions: 'dropGoods' },
    'cart.released': {
      actions: { type: 'toSession', params: { type: 'session.confirmCartRelease' } },
    },
    'cart.adopted': [
      {
        guard: { type: 'hasLeftOut', params: ({ event }) => event },
        description: 'The server drops in silence what the stock cannot hold: somebody must say it (BEY-09).',
        actions: [
          { type: 'showToast', params: ({ event }) => cartMergedToast(event.missing ?? []) },
          'receiveCart',
          'replayParked',
        ],
      },
      { actions: ['receiveCart', 'replayParked'] },
    ],
    'cart.adoptionFailed': {
      description:
        'A cart that was merged is inactive like one that was ordered: the checkout lets go of it (PAY-04).',
      actions: { type: 'toCheckout', params: { type: 'checkout.syncCart', cart: null } },
    },
    'cart.sessionDoubted': { actions: { type: 'toSession', params: { type: 'session.verify' } } },
    'cart.signOutWanted': {
      actions: { type: 'toSession', params: { type: 'session.signOutInPlace' } },
    },
    'cart.recreated': {
      actions: { type: 'showToast', params: ({ event }) => cartRecreatedToast(event) },
    },
  },
});
