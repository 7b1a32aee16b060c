/** Sends requests to children of wings from components that may render without the wing. */

import { useMemo } from 'react';
import type { AccountChildRequest } from '#machines/account/account.events.ts';
import type { CartEvent } from '#machines/trade/cart/cart.events.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout.events.ts';
import type { DeskChildRequest } from '#machines/desk/desk.events.ts';
import type { TradeChildRequest } from '#machines/trade/trade.events.ts';
import type { tradeMachine } from '#machines/trade/trade.machine.ts';
import type { WingName } from '#machines/wing.events.ts';
import { selectWing } from '#machines/wing.selectors.ts';
import { useShop } from './use-shop.ts';

export const useAsk = () => {
  const shop = useShop();
  return useMemo(
    () => ({
      open: (wing: WingName) => shop.send({ type: 'shop.openWing', wing }),
      account: (request: AccountChildRequest) =>
        shop.send({
          type: 'shop.passRequest',
          to: 'account',
          request: { type: 'account.passRequest', request },
        }),
      checkout: (request: CheckoutEvent) => shop.send({ type: 'shop.passRequest', to: 'checkout', request }),
      desk: (request: DeskChildRequest) =>
        shop.send({ type: 'shop.passRequest', to: 'desk', request: { type: 'desk.passRequest', request } }),
      trade: (request: TradeChildRequest) =>
        shop.send({ type: 'shop.passRequest', to: 'trade', request: { type: 'trade.passRequest', request } }),
      /** At once if the cart is running, else through the wing's queue. */
      cart: (request: CartEvent) => {
        const wing = shop.getSnapshot().children.trade?.getSnapshot();
        const cart = wing && selectWing<typeof tradeMachine>(wing)?.getSnapshot().children.cart;
        if (cart !== undefined) cart.send(request);
        else
          shop.send({
            type: 'shop.passRequest',
            to: 'trade',
            request: { type: 'trade.passRequest', request },
          });
      },
    }),
    [shop],
  );
};
