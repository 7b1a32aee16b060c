/** The page that finds an order without an account, within its frame (BEY-12). */

import { OrderLookupScreen, OrderLookupWaiting } from '#features/orders/OrderLookupScreen.tsx';
import { ModuleGate } from './ModuleGate.tsx';

const modules = ['desk', 'trade'] as const;

/** Lazy routes are default exports. */
export default function OrderLookupPage() {
  return (
    <ModuleGate names={modules} waiting={<OrderLookupWaiting />}>
      <OrderLookupScreen />
    </ModuleGate>
  );
}
