/** The page that finds an order without an account, within its frame (BEY-12). */

import { OrderLookupScreen, OrderLookupWaiting } from '#features/orders/OrderLookupScreen.tsx';
import { WingGate } from './WingGate.tsx';

const wings = ['desk', 'trade'] as const;

/** Lazy routes are default exports. */
export default function OrderLookupPage() {
  return (
    <WingGate names={wings} waiting={<OrderLookupWaiting />}>
      <OrderLookupScreen />
    </WingGate>
  );
}
