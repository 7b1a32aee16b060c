/** React hooks for the running shop and its machines, and for selected values of them. */

import { use } from 'react';
import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { accountMachine } from '#machines/account/account.machine.ts';
import type { cartMachine } from '#machines/trade/cart/cart.machine.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { customerMachine } from '#machines/account/customer/customer.machine.ts';
import type { deskMachine } from '#machines/desk/desk.machine.ts';
import type { AddressKind } from '#machines/domain/address.ts';
import type { PostcodePatterns } from '#machines/domain/postcode.ts';
import { present } from '#machines/domain/present.ts';
import type { recoveryMachine } from '#machines/trade/recovery/recovery.machine.ts';
import { selectIsRecovering } from '#machines/trade/recovery/recovery.selectors.ts';
import type { tradeMachine } from '#machines/trade/trade.machine.ts';
import type { WingName } from '#machines/wing.events.ts';
import type { wingMachine } from '#machines/wing.machine.ts';
import { selectWing } from '#machines/wing.selectors.ts';
import { usePaying } from './paying.ts';
import { ShopContext, type ShopActor } from './ShopProvider.tsx';
import { useOfPart, type PickPart } from './use-of-part.ts';

export { useSelector as useSelected } from '@xstate/react';

export const useShop = (): ShopActor => present(use(ShopContext), 'shop');

export const useSession = () => present(useShop().getSnapshot().children.session, 'session');
export const useNetwork = () => present(useShop().getSnapshot().children.network, 'network');
export const usePlace = () => present(useShop().getSnapshot().children.place, 'place');
export const useChrome = () => present(useShop().getSnapshot().children.chrome, 'chrome');

/** The display machine: page, preparation, search and readings. */
export const useDisplay = () => present(useShop().getSnapshot().children.display, 'display');
export const usePage = () => present(useDisplay().getSnapshot().children.page, 'page');
export const usePreparation = () => present(useDisplay().getSnapshot().children.preparation, 'preparation');
export const useSearch = () => present(useDisplay().getSnapshot().children.search, 'search');

/** The notices machine: toasts, notifications, errors and updates. */
const useNotices = () => present(useShop().getSnapshot().children.notices, 'notices').getSnapshot().children;
export const useToasts = () => present(useNotices().toasts, 'toasts');
export const useNotifications = () => present(useNotices().notifications, 'notifications');

/** The format of postcodes by country (CHK-11). */
export const usePostcodes = (): PostcodePatterns => useShop().getSnapshot().context.input.postcodes;

/** Whether there are tracking providers to consent to (TRK-05). */
export const useHasProviders = (): boolean => useShop().getSnapshot().context.input.hasProviders === true;

/** A wing by its name, loaded or not. */
export const useWing = (name: WingName) => present(useShop().getSnapshot().children[name], name);
/** Only for components inside a gate of the wing. */
const useWithin = <Machine extends AnyStateMachine>(name: WingName) =>
  present(selectWing<Machine>(useWing(name).getSnapshot()), name);

/** Machines of the trade wing. */
const useTrade = () => useWithin<typeof tradeMachine>('trade').getSnapshot().children;
export const useCart = () => present(useTrade().cart, 'cart');
export const useRecovery = () => present(useTrade().recovery, 'recovery');
export const usePromo = () => present(useTrade().promo, 'promo');
export const useGiftCard = () => present(useTrade().giftCard, 'giftCard');

/** Finds a machine within a wing. */
export type PickOf<Machine extends AnyStateMachine> = PickPart<
  ActorRefFrom<typeof wingMachine>,
  ActorRefFrom<Machine>
>;

const cartOf: PickOf<typeof cartMachine> = (wing) =>
  selectWing<typeof tradeMachine>(wing)?.getSnapshot().children.cart;
const recoveryOf: PickOf<typeof recoveryMachine> = (wing) =>
  selectWing<typeof tradeMachine>(wing)?.getSnapshot().children.recovery;
const customerOf: PickOf<typeof customerMachine> = (wing) =>
  selectWing<typeof accountMachine>(wing)?.getSnapshot().children.customer;
const checkoutOf: PickOf<typeof checkoutMachine> = (wing) => selectWing<typeof checkoutMachine>(wing);

/** A value of the cart, or `absent` until the trade wing is loaded. */
export const useOfCart = <Value>(
  select: (snapshot: SnapshotFrom<typeof cartMachine>) => Value,
  absent: Value,
): Value => useOfPart(useWing('trade'), cartOf, select, absent);

/** Whether the outcome of an earlier order is still being looked up. */
export const useIsRecovering = (): boolean =>
  useOfPart(useWing('trade'), recoveryOf, selectIsRecovering, false);

/** Machines of the account wing. */
export const useAccount = () => useWithin<typeof accountMachine>('account');
const useAccountParts = () => useAccount().getSnapshot().children;
export const useCustomer = () => present(useAccountParts().customer, 'customer');
export const useAddressBook = () => present(useAccountParts().addressBook, 'addressBook');
export const useProfile = () => present(useAccountParts().profile, 'profile');
export const useSavedPayments = () => present(useAccountParts().savedPayments, 'savedPayments');
export const useEquipment = () => present(useAccountParts().equipment, 'equipment');
export const usePlannedDelivery = () => present(useAccountParts().plannedDelivery, 'plannedDelivery');
export const useInvoicePayment = () => present(useAccountParts().invoicePayment, 'invoicePayment');
export const useInvoicePdf = () => present(useAccountParts().invoicePdf, 'invoicePdf');

/** A value of the customer, or `absent` until the account wing is loaded. */
export const useOfCustomer = <Value>(
  select: (snapshot: SnapshotFrom<typeof customerMachine>) => Value,
  absent: Value,
): Value => useOfPart(useWing('account'), customerOf, select, absent);

/** Machines of the desk wing. */
export const useDesk = () => useWithin<typeof deskMachine>('desk');
const useDeskParts = () => useDesk().getSnapshot().children;
export const useQuickOrderSearch = () => present(useDeskParts().quickOrderSearch, 'quickOrderSearch');
export const useQuickOrder = () => present(useDeskParts().quickOrder, 'quickOrder');
export const useOrderLookup = () => present(useDeskParts().orderLookup, 'orderLookup');
export const useDeliveryNotice = () => present(useDeskParts().deliveryNotice, 'deliveryNotice');
export const usePassword = () => present(useDeskParts().password, 'password');
export const useContact = () => present(useDeskParts().contact, 'contact');

const checkoutIn = (shop: ShopActor) =>
  present(
    selectWing<typeof checkoutMachine>(
      present(shop.getSnapshot().children.checkout, 'checkout').getSnapshot(),
    ),
    'checkout',
  );
export const useCheckout = () => useWithin<typeof checkoutMachine>('checkout');

/** A value of the checkout, or `absent` until its wing is loaded. */
export const useOfCheckout = <Value>(
  select: (snapshot: SnapshotFrom<typeof checkoutMachine>) => Value,
  absent: Value,
): Value => useOfPart(useWing('checkout'), checkoutOf, select, absent);

/** Machines of an open checkout; only for components inside one. */
export const useDraft = () => present(useCheckout().getSnapshot().children.draft, 'draft');
/** Undefined if something other than the order is paid. */
export const useDraftUnless = (isElsewhere: boolean) => {
  const shop = useShop();
  return isElsewhere ? undefined : present(checkoutIn(shop).getSnapshot().children.draft, 'draft');
};
export const useTabs = () => present(useDraft().getSnapshot().children.tabs, 'tabs');
export const useIdentity = () => present(useDraft().getSnapshot().children.identity, 'identity');
export const useFulfilment = () => present(useDraft().getSnapshot().children.fulfilment, 'fulfilment');
export const useAddresses = () => present(useFulfilment().getSnapshot().children.addresses, 'addresses');
export const useAccountSection = () =>
  present(useIdentity().getSnapshot().children.accountSection, 'accountSection');
export const useDelivery = () => present(useFulfilment().getSnapshot().children.delivery, 'delivery');
export const useDeliveryStep = () =>
  present(useDelivery().getSnapshot().children.deliveryStep, 'deliveryStep');
export const usePlacing = () => present(useCheckout().getSnapshot().children.placing, 'placing');
export const useBillingStep = () => present(usePlacing().getSnapshot().children.billingStep, 'billingStep');
const useAddressEntry = (kind: AddressKind) =>
  present(
    useAddresses().getSnapshot().children[kind === 'delivery' ? 'deliveryEntry' : 'billingEntry'],
    `${kind} entry`,
  );
export const useAddressChoice = (kind: AddressKind) =>
  present(useAddressEntry(kind).getSnapshot().children.addressChoice, 'addressChoice');
export const useAddressLookup = (kind: AddressKind) =>
  present(useAddressEntry(kind).getSnapshot().children.addressLookup, 'addressLookup');
export const useShipping = () => present(useDelivery().getSnapshot().children.shipping, 'shipping');
export const useDeliveryWindow = () =>
  present(useDelivery().getSnapshot().children.deliveryWindow, 'deliveryWindow');
export const usePickup = () => present(useDelivery().getSnapshot().children.pickup, 'pickup');
export const useTotals = () => present(useFulfilment().getSnapshot().children.totals, 'totals');
export const usePayment = () => {
  const paying = usePaying();
  const shop = useShop();
  return paying?.payment ?? present(checkoutIn(shop).getSnapshot().children.payment, 'payment');
};
export const useCard = () => present(usePayment().getSnapshot().children.card, 'card');
export const usePaypal = () => present(usePayment().getSnapshot().children.paypal, 'paypal');
export const useInstalments = () => present(usePayment().getSnapshot().children.instalments, 'instalments');
export const useOrder = () => present(usePlacing().getSnapshot().children.order, 'order');
