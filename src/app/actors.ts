/** Every machine with its slots filled: the one table of what is plugged in where. */

import { cartMachine } from '#machines/cart/cart.machine.ts';
import { recreationMachine } from '#machines/cart/recreation.machine.ts';
import { catalogMachine } from '#machines/catalog/catalog.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { stepMachine } from '#machines/checkout/step.machine.ts';
import { networkMachine } from '#machines/network/network.machine.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import { pageMachine } from '#machines/page/page.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { shippingMachine } from '#machines/shipping/shipping.machine.ts';
import { shopMachine } from '#machines/shop.machine.ts';
import { createCartService } from '#services/cart.service.ts';
import { createCatalogService } from '#services/catalog.service.ts';
import { createCheckoutService } from '#services/checkout.service.ts';
import { createConnectionService, type ConnectionSource } from '#services/connection.service.ts';
import type { HtmlCleaner } from '#services/html-cleaner.ts';
import { createOrderService } from '#services/order.service.ts';
import { createPaymentService } from '#services/payment.service.ts';
import { createRouteService } from '#services/route.service.ts';
import { createSessionService } from '#services/session.service.ts';
import { createShippingService } from '#services/shipping.service.ts';
import type { Storage } from '#transport/storage.ts';
import type { Transport } from '#transport/transport.ts';

export interface Wires {
  readonly transport: Transport;
  /** What lives as long as the tab. */
  readonly session: Storage;
  readonly connection: ConnectionSource | null;
  readonly clean: HtmlCleaner;
}

export const wireShop = ({ transport, session, connection, clean }: Wires) => {
  const { readCart, createCart, writeCart, rebuildCart } = createCartService(transport);
  const { loadCheckout, submitStep } = createCheckoutService(transport, session);
  return shopMachine.provide({
    actors: {
      session: sessionMachine.provide({ actors: createSessionService(transport) }),
      network: networkMachine.provide({ actors: createConnectionService(connection) }),
      page: pageMachine.provide({ actors: createRouteService(transport) }),
      catalog: catalogMachine.provide({ actors: createCatalogService(transport, clean) }),
      cart: cartMachine.provide({
        actors: {
          readCart,
          createCart,
          writeCart,
          recreation: recreationMachine.provide({ actors: { createCart, rebuildCart } }),
        },
      }),
      checkout: checkoutMachine.provide({
        actors: {
          loadCheckout,
          step: stepMachine.provide({ actors: { submitStep } }),
          shipping: shippingMachine.provide({ actors: createShippingService(transport) }),
          payment: paymentMachine.provide({ actors: createPaymentService(transport) }),
          order: orderMachine.provide({ actors: createOrderService(transport) }),
        },
      }),
    },
  });
};
