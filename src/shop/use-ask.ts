/** Sends requests to children of modules from components that may render without the module. */

import { useMemo } from 'react';
import type { AccountChildRequest } from '#machines/account/account.events.ts';
import type { CartEvent } from '#machines/trade/cart/cart.events.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout.events.ts';
import type { DeskChildRequest } from '#machines/desk/desk.events.ts';
import type { TradeChildRequest } from '#machines/trade/trade.events.ts';
import type { tradeMachine } from '#machines/trade/trade.machine.ts';
import type { ModuleName } from '#machines/module.events.ts';
import { selectModule } from '#machines/module.selectors.ts';
import { useShop } from './use-shop.ts';

export const useAsk = () => {
  const shop = useShop();
  return useMemo(
    () => ({
      open: (module: ModuleName) => shop.send({ type: 'shop.openModule', module }),
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
      /** At once if the cart is running, else through the module's queue. */
      cart: (request: CartEvent) => {
        const module = shop.getSnapshot().children.trade?.getSnapshot();
        const cart = module && selectModule<typeof tradeMachine>(module)?.getSnapshot().children.cart;
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
