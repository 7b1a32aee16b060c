/** Every machine with its slots filled: the one table of what is plugged in where. */

import { accountReadingMachine } from '#machines/account-reading/account-reading.machine.ts';
import { accountMachine } from '#machines/account/account.machine.ts';
import { addressBookMachine } from '#machines/address-book/address-book.machine.ts';
import { addressLookupMachine } from '#machines/address-lookup/address-lookup.machine.ts';
import { cartOwnerMachine } from '#machines/cart/cart-owner.machine.ts';
import { cartWritesMachine } from '#machines/cart/cart-writes.machine.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartRecoveryMachine } from '#machines/cart/cart-recovery.machine.ts';
import { catalogMachine } from '#machines/catalog/catalog.machine.ts';
import { addressEntryMachine } from '#machines/checkout/address-entry.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { deliveryMachine } from '#machines/checkout/delivery.machine.ts';
import { identityMachine } from '#machines/checkout/identity.machine.ts';
import { placingMachine } from '#machines/checkout/placing.machine.ts';
import { stepMachine } from '#machines/checkout/step.machine.ts';
import { deliveryWindowMachine } from '#machines/delivery-window/delivery-window.machine.ts';
import { deliveryNoticeMachine } from '#machines/delivery-notice/delivery-notice.machine.ts';
import { deskMachine } from '#machines/desk/desk.machine.ts';
import { contactMachine } from '#machines/contact/contact.machine.ts';
import { customerMachine } from '#machines/customer/customer.machine.ts';
import { displayMachine } from '#machines/display/display.machine.ts';
import { equipmentMachine } from '#machines/equipment/equipment.machine.ts';
import { errorsMachine } from '#machines/errors/errors.machine.ts';
import { giftCardMachine } from '#machines/gift-card/gift-card.machine.ts';
import { invoiceSheetMachine } from '#machines/invoice-sheet/invoice-sheet.machine.ts';
import { networkMachine } from '#machines/network/network.machine.ts';
import { noticesMachine } from '#machines/notices/notices.machine.ts';
import { orderLookupMachine } from '#machines/order-lookup/order-lookup.machine.ts';
import { orderPadMachine } from '#machines/order-pad/order-pad.machine.ts';
import { orderOutcomeMachine } from '#machines/order-outcome/order-outcome.machine.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import { pageMachine } from '#machines/page/page.machine.ts';
import { cardMachine } from '#machines/payment/card.machine.ts';
import { instalmentsMachine } from '#machines/payment/instalments.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { paypalMachine } from '#machines/payment/paypal.machine.ts';
import { pickupMachine } from '#machines/pickup/pickup.machine.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { promoMachine } from '#machines/promo/promo.machine.ts';
import { passwordMachine } from '#machines/session/password.machine.ts';
import { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { recoveryMachine } from '#machines/recovery/recovery.machine.ts';
import { savedPaymentsMachine } from '#machines/saved-payments/saved-payments.machine.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { shippingMachine } from '#machines/shipping/shipping.machine.ts';
import { shopMachine } from '#machines/shop.machine.ts';
import { totalsMachine } from '#machines/totals/totals.machine.ts';
import { tradeMachine } from '#machines/trade/trade.machine.ts';
import { updatesMachine } from '#machines/updates/updates.machine.ts';
import { createAccountReadingService } from '#services/account/account-reading.service.ts';
import { createAddressBookService } from '#services/account/address-book.service.ts';
import { createAddressService } from '#services/checkout/address.service.ts';
import { createInvoiceSheetService } from '#services/account/billing-invoices.service.ts';
import { createCartService } from '#services/cart/cart.service.ts';
import { createCartTokens } from '#services/cart/cart-tokens.ts';
import { createCartWatch } from '#services/cart/cart-watch.ts';
import { createCatalogService } from '#services/catalog/catalog.service.ts';
import type { ContentParser } from '#services/content/content-parser.ts';
import { createCheckoutService } from '#services/checkout/checkout.service.ts';
import { createStoreConfigReader } from '#services/content/store-config.ts';
import { createConnectionService, type ConnectionSource } from '#services/device/connection.service.ts';
import { createContactService } from '#services/content/contact.service.ts';
import { createAccountWatch } from '#services/account/chosen-account.ts';
import { createCustomerService } from '#services/account/customer.service.ts';
import { createDeliveryNoticeService } from '#services/account/delivery-notice.service.ts';
import { createDeliveryWindowService } from '#services/checkout/delivery-window.service.ts';
import { createEquipmentService } from '#services/account/equipment.service.ts';
import { createErrorsService, type ErrorSource } from '#services/device/errors.service.ts';
import { createForgetting, type VisitKeepers } from '#services/session/forgetting.ts';
import { createGiftCardService } from '#services/cart/gift-card.service.ts';
import type { HtmlCleaner } from '#services/content/html-cleaner.ts';
import { createInstalmentsReturn } from '#services/payment/instalments-return.ts';
import { createInstalmentsService } from '#services/payment/instalments.service.ts';
import { createOrderLookupService } from '#services/order/order-lookup.service.ts';
import { createOrderOutcomeService } from '#services/order/order-outcome.service.ts';
import { createOrderPadService } from '#services/order/order-pad.service.ts';
import { createOrderService } from '#services/order/order.service.ts';
import type { PageContent } from '#services/page/page-content.ts';
import type { PageRoute } from '#services/page/page-route.ts';
import type { PageConfiguration } from '#services/page/page-configuration.ts';
import { createPasswordService } from '#services/session/password.service.ts';
import { createPaymentService } from '#services/payment/payment.service.ts';
import { createProfileService } from '#services/account/profile.service.ts';
import { createPurchaseService } from '#services/order/purchase.service.ts';
import { createPromoService } from '#services/cart/promo.service.ts';
import { createPayPalService } from '#services/payment/paypal.service.ts';
import type { Recaptcha } from '#services/session/recaptcha.ts';
import { createRecoveryService, type Locks } from '#services/order/recovery.service.ts';
import { createPickupService } from '#services/checkout/pickup.service.ts';
import { createRouteService } from '#services/page/route.service.ts';
import { createSavedPaymentsService } from '#services/payment/saved-payments.service.ts';
import { createSearchService } from '#services/catalog/search.service.ts';
import { createSessionService } from '#services/session/session.service.ts';
import { createShippingService } from '#services/checkout/shipping.service.ts';
import { createTotalsService } from '#services/checkout/totals.service.ts';
import { createTokenWatch } from '#services/session/token-watch.ts';
import { createUpdatesService, type ReleaseSource } from '#services/device/updates.service.ts';
import type { WakeSource } from '#services/device/wakes.ts';
import type { Storage } from '#transport/storage.ts';
import type { Transport } from '#transport/transport.ts';

export interface Wires {
  readonly transport: Transport;
  /** What lives as long as the tab. */
  readonly session: Storage;
  readonly connection: ConnectionSource | null;
  /** Null where nothing ever sleeps. */
  readonly wakes: WakeSource | null;
  readonly clean: HtmlCleaner;
  /** Absent where there is no DOM. */
  readonly parseContent?: ContentParser;
  /** Null where nobody else would catch anything: on a server, in a test. */
  readonly errors: ErrorSource | null;
  /** What the service worker keeps; null where the browser has no such thing. */
  readonly caches: CacheStorage | null;
  /** Null where nothing is ever released: on a server, in a test. */
  readonly releases: ReleaseSource | null;
  /** Where the tabs of a browser wait for each other; null where there are no others. */
  readonly locks: Locks | null;
  /** What the page carries of the checkout's configuration (CHK-11). */
  readonly page?: PageConfiguration;
  /** Whether who orders is human, where the merchant's page can tell (CHK-13). */
  readonly recaptcha?: Recaptcha;
  /** What the page says of its own address (ROUTE-07). */
  readonly pageRoute?: PageRoute | null;
  /** What the page brings along of the content at its address (CONTENT-01). */
  readonly pageContent?: PageContent | null;
  /** The word of the page /{product}-resellers (ROUTE-15). */
  readonly resellersProduct?: string;
  /** The query of the address the page was opened with. */
  readonly search?: string;
}

export const visitKeepersOf = ({ caches, releases }: Wires): VisitKeepers => ({
  caches,
  workers: releases?.worker?.workers ?? null,
});

export const wireShop = (wires: Wires) => {
  const { transport, session, connection, wakes, clean, errors, releases, locks, page, recaptcha } = wires;
  const tokens = createCartTokens(transport.authorization);
  const back = createInstalmentsReturn(session, wires.search ?? '');
  const { readCart, createCart, writeCart, partCart, rebuildCart, readOwnCart, mergeCarts } =
    createCartService(transport, tokens, page?.formKey);
  const readStoreConfig = createStoreConfigReader(transport.graphql);
  const { preparePayment, cardFields } = createPaymentService(transport, clean, undefined, page);
  const { loadCheckout, submitStep } = createCheckoutService(
    transport,
    session,
    tokens,
    page,
    back,
    readStoreConfig,
  );
  const orderOutcomeService = createOrderOutcomeService(transport, tokens);
  const orderOutcome = orderOutcomeMachine.provide({ actors: orderOutcomeService });
  const step = stepMachine.provide({ actors: { submitStep } });
  const addressLookup = addressLookupMachine.provide({ actors: createAddressService(transport) });
  const pickup = pickupMachine.provide({ actors: createPickupService(transport) });
  const shipping = shippingMachine.provide({ actors: createShippingService(transport, tokens) });
  const deliveryWindow = deliveryWindowMachine.provide({
    actors: createDeliveryWindowService(transport, tokens),
  });
  const order = orderMachine.provide({
    actors: {
      ...createOrderService(transport, tokens, recaptcha, back),
      ...orderOutcomeService,
      orderOutcome,
    },
  });
  return shopMachine.provide({
    actors: {
      session: sessionMachine.provide({
        actors: {
          ...createSessionService(transport, session),
          watchToken: createTokenWatch(transport, wakes),
          clearCaches: createForgetting(transport, visitKeepersOf(wires)),
        },
      }),
      network: networkMachine.provide({ actors: createConnectionService(connection) }),
      display: displayMachine.provide({
        actors: {
          page: pageMachine.provide({ actors: createRouteService(transport, wires.pageRoute) }),
          search: searchMachine.provide({ actors: createSearchService(transport) }),
          catalog: catalogMachine.provide({
            actors: createCatalogService(transport, clean, { ...wires, readStoreConfig }),
          }),
        },
      }),
      notices: noticesMachine.provide({
        actors: {
          errors: errorsMachine.provide({ actors: createErrorsService(errors) }),
          updates: updatesMachine.provide({ actors: createUpdatesService(releases, session) }),
        },
      }),
      account: accountMachine.provide({
        actors: {
          accountReading: accountReadingMachine.provide({ actors: createAccountReadingService(transport) }),
          customer: customerMachine.provide({
            actors: { ...createCustomerService(transport), watchAccount: createAccountWatch(transport) },
          }),
          addressBook: addressBookMachine.provide({ actors: createAddressBookService(transport) }),
          profile: profileMachine.provide({ actors: createProfileService(transport) }),
          savedPayments: savedPaymentsMachine.provide({ actors: createSavedPaymentsService(transport) }),
          equipment: equipmentMachine.provide({ actors: createEquipmentService(transport) }),
          invoiceSheet: invoiceSheetMachine.provide({ actors: createInvoiceSheetService(transport) }),
        },
      }),
      desk: deskMachine.provide({
        actors: {
          contact: contactMachine.provide({ actors: createContactService(transport) }),
          deliveryNotice: deliveryNoticeMachine.provide({ actors: createDeliveryNoticeService(transport) }),
          orderLookup: orderLookupMachine.provide({ actors: createOrderLookupService(transport) }),
          orderPad: orderPadMachine.provide({ actors: createOrderPadService(transport) }),
          padSearch: searchMachine.provide({ actors: createSearchService(transport) }),
          password: passwordMachine.provide({ actors: createPasswordService(transport) }),
        },
      }),
      trade: tradeMachine.provide({
        actors: {
          recovery: recoveryMachine.provide({
            actors: { ...createRecoveryService(transport, locks), orderOutcome },
          }),
          purchase: purchaseMachine.provide({ actors: createPurchaseService(session) }),
          cart: cartMachine.provide({
            actors: {
              readCart,
              createCart,
              partCart,
              watchCart: createCartWatch(transport, wakes),
              cartOwner: cartOwnerMachine.provide({ actors: { readOwnCart, mergeCarts, readCart } }),
              cartWrites: cartWritesMachine.provide({ actors: { readCart, writeCart } }),
              cartRecovery: cartRecoveryMachine.provide({ actors: { createCart, readCart, rebuildCart } }),
            },
          }),
          promo: promoMachine.provide({ actors: createPromoService(transport, tokens) }),
          giftCard: giftCardMachine.provide({ actors: createGiftCardService(transport, tokens) }),
        },
      }),
      checkout: checkoutMachine.provide({
        actors: {
          loadCheckout,
          addressEntry: addressEntryMachine.provide({ actors: { addressLookup } }),
          identity: identityMachine.provide({ actors: { step } }),
          delivery: deliveryMachine.provide({ actors: { step, pickup, shipping, deliveryWindow } }),
          totals: totalsMachine.provide({ actors: createTotalsService(transport, tokens) }),
          payment: paymentMachine.provide({
            actors: {
              preparePayment,
              card: cardMachine.provide({ actors: { cardFields } }),
              paypal: paypalMachine.provide({ actors: createPayPalService(transport) }),
              instalments: instalmentsMachine.provide({
                actors: createInstalmentsService(transport, back, tokens, recaptcha),
              }),
            },
          }),
          placing: placingMachine.provide({ actors: { step, order } }),
        },
      }),
    },
  });
};
