/** The page that the delivery mail links to, within its frame (ROUTE-02). */

import { ConfirmDeliveryFrame, ConfirmDeliveryScreen } from '#features/orders/ConfirmDeliveryScreen.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { WingGate } from './WingGate.tsx';

const wings = ['desk', 'trade'] as const;

/** Lazy routes are default exports. */
export default function ConfirmDeliveryPage() {
  return (
    <WingGate
      names={wings}
      waiting={
        <ConfirmDeliveryFrame>
          <Skeleton height="86px" />
        </ConfirmDeliveryFrame>
      }
    >
      <ConfirmDeliveryScreen />
    </WingGate>
  );
}
