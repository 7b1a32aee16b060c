/** What stands between the shopper and the order, each with its sentence and its place (§5 place order, BEY-07). */

import { isAddressComplete, type Address } from './address.ts';
import type { Cart } from './cart.ts';
import type { ShippingMethod } from './delivery.ts';
import { isEmail } from './email.ts';
import { missingEmailMessage } from './order.ts';
import type { PaymentObstacle } from './payment-form.ts';
import type { Totals } from './totals.ts';

export interface Obstacle {
  readonly tab: 'account' | 'delivery' | 'shipping' | 'payment';
  readonly message: string;
}

export interface OrderDraft {
  readonly cart: Cart | null;
  readonly email: string;
  readonly delivery: Address;
  readonly billing: Address;
  readonly isBillingSame: boolean;
  readonly method: ShippingMethod | null;
  readonly totals: Totals | null;
  readonly paymentObstacles: readonly PaymentObstacle[];
}

export const obstaclesToOrder = (draft: OrderDraft): readonly Obstacle[] => {
  const obstacles: Obstacle[] = [];
  const { cart } = draft;
  if (cart === null || cart.lines.length === 0)
    obstacles.push({ tab: 'account', message: 'Your cart is empty.' });
  else if (cart.minimumOrder !== null && !cart.minimumOrder.isMet)
    obstacles.push({ tab: 'account', message: cart.minimumOrder.message });
  if (!isEmail(draft.email)) obstacles.push({ tab: 'account', message: missingEmailMessage });
  const needsDelivery = cart === null || !cart.isVirtual;
  if (needsDelivery && !isAddressComplete(draft.delivery))
    obstacles.push({ tab: 'delivery', message: 'Complete your delivery address.' });
  if (needsDelivery && (draft.method === null || draft.totals === null))
    obstacles.push({ tab: 'shipping', message: 'Choose how we deliver.' });
  if (!draft.isBillingSame && !isAddressComplete(draft.billing))
    obstacles.push({ tab: 'payment', message: 'Complete your billing address.' });
  return [...obstacles, ...draft.paymentObstacles];
};
