/** The quick-order page, within its frame (BEY-12). */

import type { ReactNode } from 'react';
import { OrderPadScreen, OrderPadWaiting } from '#features/order-pad/OrderPadScreen.tsx';
import { WingGate } from './WingGate.tsx';

const wings = ['desk', 'trade'] as const;

/** Lazy routes are default exports. */
export default function OrderPadPage({ viewed }: { readonly viewed: ReactNode }) {
  return (
    <WingGate names={wings} waiting={<OrderPadWaiting />}>
      <OrderPadScreen viewed={viewed} />
    </WingGate>
  );
}
