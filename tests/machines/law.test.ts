/** The law of events: every state answers or ignores every event it may receive. */

import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { describe, expect, test } from 'vitest';
import { accountReadingMachine } from '#machines/account-reading/account-reading.machine.ts';
import { addressBookMachine } from '#machines/address-book/address-book.machine.ts';
import { addressChoiceMachine } from '#machines/address-choice/address-choice.machine.ts';
import { addressLookupMachine } from '#machines/address-lookup/address-lookup.machine.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { catalogMachine } from '#machines/catalog/catalog.machine.ts';
import { accountSectionMachine } from '#machines/checkout/account-section.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { stepMachine } from '#machines/checkout/step.machine.ts';
import { tabsMachine } from '#machines/checkout/tabs.machine.ts';
import { chromeMachine } from '#machines/chrome/chrome.machine.ts';
import { contactMachine } from '#machines/contact/contact.machine.ts';
import { customerMachine } from '#machines/customer/customer.machine.ts';
import { deliveryNoticeMachine } from '#machines/delivery-notice/delivery-notice.machine.ts';
import { deliveryWindowMachine } from '#machines/delivery-window/delivery-window.machine.ts';
import { equipmentMachine } from '#machines/equipment/equipment.machine.ts';
import { errorsMachine } from '#machines/errors/errors.machine.ts';
import { giftCardMachine } from '#machines/gift-card/gift-card.machine.ts';
import { invoiceSheetMachine } from '#machines/invoice-sheet/invoice-sheet.machine.ts';
import { networkMachine } from '#machines/network/network.machine.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { optionsMachine } from '#machines/options/options.machine.ts';
import { orderLookupMachine } from '#machines/order-lookup/order-lookup.machine.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import { pageMachine } from '#machines/page/page.machine.ts';
import { pickupMachine } from '#machines/pickup/pickup.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { promoMachine } from '#machines/promo/promo.machine.ts';
import { passwordMachine } from '#machines/session/password.machine.ts';
import { recoveryMachine } from '#machines/recovery/recovery.machine.ts';
import { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { savedPaymentsMachine } from '#machines/saved-payments/saved-payments.machine.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { shippingMachine } from '#machines/shipping/shipping.machine.ts';
import { shopMachine } from '#machines/shop.machine.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { totalsMachine } from '#machines/totals/totals.machine.ts';
import { updatesMachine } from '#machines/updates/updates.machine.ts';
import { readEventTypes } from './event-types.ts';

/** Events by their prefix come from these children, and only while one of them lives. */
const children: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  checkout: {
    tabs: ['tabs'],
    accountSection: ['accountSection'],
    step: ['emailStep', 'deliveryStep', 'billingStep'],
    addressChoice: ['deliveryChoice', 'billingChoice'],
    addressLookup: ['deliveryLookup', 'billingLookup'],
    shipping: ['shipping'],
    totals: ['totals'],
    deliveryWindow: ['deliveryWindow'],
    pickup: ['pickup'],
    payment: ['payment'],
    order: ['order'],
  },
  payment: { card: ['cardFields'], payPal: ['payPalButton'] },
};

const chainOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent === undefined ? [node] : [node, ...chainOf(node.parent)];

const leavesOf = (node: AnyStateNode): readonly AnyStateNode[] => {
  const inner: readonly AnyStateNode[] = Object.values(node.states);
  return inner.length === 0 ? [node] : inner.flatMap(leavesOf);
};

/** A state that is left at once hears nothing. */
const isResting = (node: AnyStateNode): boolean =>
  node.type !== 'final' && !(node.always ?? []).some(({ guard }) => guard === undefined);

const canArrive = (machine: AnyStateMachine, node: AnyStateNode, event: string): boolean => {
  const senders = children[machine.id]?.[event.split('.')[0] ?? ''];
  if (senders === undefined) return true;
  return chainOf(node).some(({ invoke }) => invoke.some(({ id }) => senders.includes(id)));
};

type Answer = 'never' | 'ifGuardsHold' | 'always';

const answerOf = (node: AnyStateNode, event: string): Answer => {
  const alternatives = chainOf(node).flatMap(({ transitions }) => transitions.get(event) ?? []);
  if (alternatives.length === 0) return 'never';
  return alternatives.some(({ guard }) => guard === undefined) ? 'always' : 'ifGuardsHold';
};

const findings = (machine: AnyStateMachine, events: readonly string[], answer: Answer): readonly string[] =>
  leavesOf(machine.root)
    .filter(isResting)
    .flatMap((node) =>
      events
        .filter((event) => canArrive(machine, node, event) && answerOf(node, event) === answer)
        .map((event) => `${node.id} ← ${event}`),
    );

const typesOf = await readEventTypes();
const laws: readonly (readonly [AnyStateMachine, string])[] = [
  [accountReadingMachine, 'AccountReadingEvent'],
  [accountSectionMachine, 'AccountSectionEvent'],
  [addressBookMachine, 'AddressBookEvent'],
  [addressChoiceMachine, 'AddressChoiceEvent'],
  [addressLookupMachine, 'AddressLookupEvent'],
  [cartMachine, 'CartEvent'],
  [catalogMachine, 'CatalogEvent'],
  [checkoutMachine, 'CheckoutEvent'],
  [stepMachine, 'StepEvent'],
  [tabsMachine, 'TabsEvent'],
  [chromeMachine, 'ChromeEvent'],
  [contactMachine, 'ContactEvent'],
  [customerMachine, 'CustomerEvent'],
  [equipmentMachine, 'EquipmentEvent'],
  [errorsMachine, 'ErrorsEvent'],
  [giftCardMachine, 'GiftCardEvent'],
  [invoiceSheetMachine, 'InvoiceSheetEvent'],
  [networkMachine, 'NetworkEvent'],
  [notificationsMachine, 'NotificationsEvent'],
  [optionsMachine, 'OptionsEvent'],
  [orderLookupMachine, 'OrderLookupEvent'],
  [orderMachine, 'OrderEvent'],
  [pageMachine, 'PageEvent'],
  [passwordMachine, 'PasswordEvent'],
  [paymentMachine, 'PaymentEvent'],
  [pickupMachine, 'PickupEvent'],
  [purchaseMachine, 'PurchaseEvent'],
  [recoveryMachine, 'RecoveryEvent'],
  [profileMachine, 'ProfileEvent'],
  [promoMachine, 'PromoEvent'],
  [savedPaymentsMachine, 'SavedPaymentsEvent'],
  [searchMachine, 'SearchEvent'],
  [sessionMachine, 'SessionEvent'],
  [shippingMachine, 'ShippingEvent'],
  [deliveryNoticeMachine, 'DeliveryNoticeEvent'],
  [deliveryWindowMachine, 'DeliveryWindowEvent'],
  [shopMachine, 'ShopEvent'],
  [toastsMachine, 'ToastsEvent'],
  [totalsMachine, 'TotalsEvent'],
  [updatesMachine, 'UpdatesEvent'],
];

describe.each(laws.map(([machine, union]) => ({ id: machine.id, machine, events: typesOf(union) })))(
  '$id',
  ({ machine, events }) => {
    test('declares events of its own [BEY-05]', () => {
      expect(events.length).toBeGreaterThan(0);
      expect(events.filter((event) => !/^\w+\.\w+$/.test(event))).toEqual([]);
    });

    test('every state answers or ignores every event it may receive [BEY-05]', () => {
      expect(findings(machine, events, 'never')).toEqual([]);
    });

    test('every state answers an event also when no guard holds [BEY-05]', () => {
      expect(findings(machine, events, 'ifGuardsHold')).toEqual([]);
    });

    test('listens to no event that is never sent [BEY-05]', () => {
      const heard = leavesOf(machine.root)
        .flatMap(chainOf)
        .flatMap(({ transitions }) => [...transitions.keys()])
        .filter((event) => event !== '' && !event.startsWith('xstate.'));
      expect([...new Set(heard)].filter((event) => !events.includes(event))).toEqual([]);
    });
  },
);
