/** Amount left until free delivery and, in the drawer, the delivery day (BEY-18). */

import { dayOfMethodText } from '#copy/delivery-day.ts';
import { leftToFreeDelivery, type DeliveryPromise } from '#machines/domain/delivery-promise.ts';
import type { Cart } from '#machines/domain/cart.ts';
import { inFull } from '#machines/domain/sums.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { DeliveryLine } from '#ui/DeliveryLine.tsx';
import { Meter } from '#ui/Meter.tsx';

export interface CartDeliveryProps {
  readonly cart: Cart;
  readonly promise: DeliveryPromise;
  /** True where no delivery fold shows the day. */
  readonly withDay?: boolean;
}

export const CartDelivery = ({ cart, promise, withDay = false }: CartDeliveryProps) => {
  const format = usePriceFormat();
  const free = leftToFreeDelivery(promise, cart.subtotal);
  const to = `free delivery to ${promise.postcode}`;
  return (
    <>
      {free !== null && (
        <Meter
          value={free.from.cents - free.left.cents}
          max={free.from.cents}
          text={free.left.cents > 0 ? `${inFull(free.left, format)} to ${to}` : `You have ${to}`}
        />
      )}
      {withDay && <DeliveryLine text={dayOfMethodText(promise, null)} />}
    </>
  );
};
