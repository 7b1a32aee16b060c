/** Why the order cannot be placed yet: each blocker with message, tab and field (§5, BEY-07). */

import type { Address, AddressField, AddressProblems } from './address.ts';
import { lineTitle, troubledLines, type Cart } from './cart.ts';
import type { CheckoutField } from './checkout-field.ts';
import { inactiveAccountMessage, type Account } from './customer.ts';
import { slotUnavailableMessage, type DeliveryWindow } from './delivery-window.ts';
import type { ShippingMethod } from './delivery.ts';
import { isEmail } from './email.ts';
import { missingEmailMessage } from './order-messages.ts';
import type { PaymentBlocker } from './payment-form.ts';
import { pickupProblems, type Pickup, type PickupProblems } from './pickup.ts';
import { regionLabels } from './region.ts';
import { requiredMessage } from './required.ts';
import { problemsToOrder, type KnownAddresses } from './complete-address.ts';
import type { Totals } from './totals.ts';

export interface Blocker {
  /** Where it can be resolved: a tab of the checkout, or the cart. */
  readonly tab: 'cart' | 'account' | 'delivery' | 'shipping' | 'payment';
  readonly field: CheckoutField;
  readonly message: string;
}

export interface OrderDraft extends KnownAddresses {
  readonly cart: Cart | null;
  /** The account or team that is bought for; null for none. */
  readonly account: Pick<Account, 'isActive'> | null;
  readonly email: string;
  readonly delivery: Address;
  readonly pickup: Pickup;
  readonly billing: Address;
  readonly isBillingSame: boolean;
  readonly method: ShippingMethod | null;
  /** The delivery slot on the cart; null for the earliest delivery. */
  readonly hours: DeliveryWindow | null;
  readonly totals: Totals | null;
  /** New totals were requested. */
  readonly areTotalsAwaited: boolean;
  readonly paymentBlockers: readonly PaymentBlocker[];
}

const fieldNames = (countryCode: string): Readonly<Record<AddressField, string>> => {
  const { city, region } = regionLabels(countryCode);
  return {
    firstname: 'first name',
    lastname: 'last name',
    company: 'company',
    telephone: 'phone',
    street: 'street address',
    street2: 'unit or floor',
    city: city.toLowerCase(),
    regionId: region.toLowerCase(),
    regionCode: region.toLowerCase(),
    postcode: 'postcode',
    countryCode: 'country',
    deliveryInstructions: 'place where we may leave it',
    isSavedInBook: 'address book',
  };
};

const addressBlockers = (
  { countryCode }: Address,
  problems: AddressProblems,
  tab: 'delivery' | 'payment',
  name: string,
): readonly Blocker[] => {
  const names = fieldNames(countryCode);
  return (Object.keys(problems) as AddressField[]).map((field) => ({
    tab,
    field: `${tab === 'delivery' ? 'shipping' : 'billing'}.${field}` as const,
    message:
      problems[field] === requiredMessage
        ? `${name}: enter the ${names[field]}.`
        : `${name}: ${problems[field]}`,
  }));
};

const pickupPersonNames = { firstname: 'first name', lastname: 'last name', telephone: 'phone' };

const pickupBlockers = (pickup: Pickup): readonly Blocker[] => {
  const problems = pickupProblems(pickup);
  return (Object.keys(problems) as (keyof PickupProblems)[]).map((field) => {
    const message = problems[field] ?? '';
    if (field === 'store') return { tab: 'delivery', field: 'pickup.stores', message };
    return {
      tab: 'delivery',
      field: `pickup.${field}`,
      message:
        message === requiredMessage
          ? `Collection: enter the ${pickupPersonNames[field]} of who collects.`
          : `Collection: ${message}`,
    };
  });
};

/** The order is picked up in a store; never for orders without delivery. */
export const isPickup = ({ cart, pickup }: Pick<OrderDraft, 'cart' | 'pickup'>): boolean =>
  pickup.isWanted && cart?.isVirtual !== true;

const cartBlockers = (cart: Cart | null): readonly Blocker[] => {
  const at = { tab: 'cart', field: 'cart' } as const;
  if (cart === null || cart.lines.length === 0) return [{ ...at, message: 'Your cart is empty.' }];
  const { minimumOrder } = cart;
  return [
    // the server would refuse the whole order; the cart offers to continue without the line (BEY-09)
    ...troubledLines(cart).map((line) => ({ ...at, message: `${lineTitle(line)}: ${line.problem ?? ''}` })),
    ...(minimumOrder === null || minimumOrder.isMet ? [] : [{ ...at, message: minimumOrder.message }]),
  ];
};

/** The account is shown on the tab that identifies the shopper. */
const accountBlockers = ({ account }: Pick<OrderDraft, 'account'>): readonly Blocker[] =>
  account === null || account.isActive
    ? []
    : [{ tab: 'account', field: 'account.own', message: inactiveAccountMessage }];

export const totalPendingMessage = 'Your total is still being worked out. Please try again in a moment.';

/** Totals that are being read cannot be paid (BEY-05). */
const totalsBlockers = (draft: OrderDraft): readonly Blocker[] => {
  const { cart, pickup, method, totals, areTotalsAwaited } = draft;
  const isDelivered = cart === null || !cart.isVirtual;
  if (isPickup({ cart, pickup }) && (method === null || totals === null))
    return [{ tab: 'delivery', field: 'pickup.stores', message: 'Confirm where you collect your order.' }];
  if (isDelivered && method === null)
    return [{ tab: 'shipping', field: 'shipping.methods', message: 'Choose how we deliver.' }];
  if (areTotalsAwaited && totals !== null)
    return [{ tab: 'payment', field: 'order.summary', message: totalPendingMessage }];
  if (totals !== null) return [];
  return isDelivered
    ? [{ tab: 'shipping', field: 'shipping.methods', message: 'Confirm how we deliver.' }]
    : [{ tab: 'payment', field: 'order.summary', message: 'Your total could not be worked out.' }];
};

/** The server would refuse the whole order for a slot that is full (SHIP-05). */
const hoursBlockers = ({ hours }: Pick<OrderDraft, 'hours'>): readonly Blocker[] =>
  hours?.isFull === true
    ? [{ tab: 'shipping', field: 'delivery.time', message: slotUnavailableMessage(hours) }]
    : [];

/**
 * The destination. A store cannot be the billing address, so pickup requires one (ADDR-02, CHK-09).
 */
const destinationBlockers = (draft: OrderDraft): readonly Blocker[] => {
  if (isPickup(draft)) return pickupBlockers(draft.pickup);
  const { delivery } = draft;
  const problems = problemsToOrder(delivery, 'delivery', draft);
  return draft.cart?.isVirtual ? [] : addressBlockers(delivery, problems, 'delivery', 'Delivery address');
};

const billingBlockers = (draft: OrderDraft): readonly Blocker[] => {
  const { billing } = draft;
  return addressBlockers(billing, problemsToOrder(billing, 'billing', draft), 'payment', 'Billing address');
};

export const blockersToOrder = (draft: OrderDraft): readonly Blocker[] => {
  const { cart, email, isBillingSame, paymentBlockers } = draft;
  const isDelivered = cart?.isVirtual !== true && !isPickup(draft);
  return [
    ...cartBlockers(cart),
    ...accountBlockers(draft),
    ...(isEmail(email)
      ? []
      : [{ tab: 'account', field: 'account.email', message: missingEmailMessage } as const]),
    ...destinationBlockers(draft),
    ...totalsBlockers(draft),
    ...(isDelivered ? hoursBlockers(draft) : []),
    ...(isDelivered && isBillingSame ? [] : billingBlockers(draft)),
    ...paymentBlockers,
  ];
};
