/** Wires the trade machine to its services, in a chunk of its own. */

import { cartCountMachine } from '#machines/trade/cart/cart-count.machine.ts';
import { cartOwnerMachine } from '#machines/trade/cart/cart-owner.machine.ts';
import { cartWritesMachine } from '#machines/trade/cart/cart-writes.machine.ts';
import { cartMachine } from '#machines/trade/cart/cart.machine.ts';
import { cartRecoveryMachine } from '#machines/trade/cart/cart-recovery.machine.ts';
import { giftCardMachine } from '#machines/trade/gift-card/gift-card.machine.ts';
import { orderOutcomeMachine } from '#machines/order-outcome/order-outcome.machine.ts';
import { promoMachine } from '#machines/trade/promo/promo.machine.ts';
import { purchaseMachine } from '#machines/trade/purchase/purchase.machine.ts';
import { recoveryMachine } from '#machines/trade/recovery/recovery.machine.ts';
import { tradeMachine } from '#machines/trade/trade.machine.ts';
import { createCartService } from '#services/cart/cart.service.ts';
import { createCartWatch } from '#services/cart/cart-watch.ts';
import { createReturnWatch } from '#services/cart/return-watch.ts';
import { createGiftCardService } from '#services/cart/gift-card.service.ts';
import { createOrderOutcomeService } from '#services/order/order-outcome.service.ts';
import { createPurchaseService } from '#services/order/purchase.service.ts';
import { createPromoService } from '#services/cart/promo.service.ts';
import { createRecoveryService } from '#services/order/recovery.service.ts';
import { cartSavers } from '../cart-savers.ts';
import type { SharedWires } from './shared-wires.ts';
import type { WingCode } from './wing-code.ts';

const wire = ({ transport, session, lifecycle, locks, page, tokens }: SharedWires) => {
  const { readCart, countItems, createCart, writeCart, flushCart, rebuildCart, readOwnCart, mergeCarts } =
    createCartService(transport, tokens, page?.formKey);
  const orderOutcome = orderOutcomeMachine.provide({ actors: createOrderOutcomeService(transport, tokens) });
  return tradeMachine.provide({
    actors: {
      recovery: recoveryMachine.provide({
        actors: { ...createRecoveryService(transport, locks), orderOutcome },
      }),
      purchase: purchaseMachine.provide({ actors: createPurchaseService(session) }),
      cart: cartMachine.provide({
        actors: {
          readCart,
          createCart,
          flushCart,
          watchCart: createCartWatch(transport, lifecycle),
          cartCount: cartCountMachine.provide({
            actors: { countItems, watchReturn: createReturnWatch(lifecycle) },
          }),
          cartOwner: cartOwnerMachine.provide({ actors: { readOwnCart, mergeCarts, readCart } }),
          cartWrites: cartWritesMachine.provide({ actors: { readCart, writeCart } }),
          cartRecovery: cartRecoveryMachine.provide({ actors: { createCart, readCart, rebuildCart } }),
        },
      }),
      promo: promoMachine.provide({ actors: createPromoService(transport, tokens) }),
      giftCard: giftCardMachine.provide({ actors: createGiftCardService(transport, tokens) }),
    },
  });
};

export const tradeWing = { wire, savers: cartSavers, readKept: () => ({}) } satisfies WingCode;
