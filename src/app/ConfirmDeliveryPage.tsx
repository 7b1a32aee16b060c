/** The page that the delivery mail links to, within its frame (ROUTE-02). */

import { ConfirmDeliveryFrame, ConfirmDeliveryScreen } from '#features/orders/ConfirmDeliveryScreen.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ModuleGate } from './ModuleGate.tsx';

const modules = ['desk', 'trade'] as const;

/** Lazy routes are default exports. */
export default function ConfirmDeliveryPage() {
  return (
    <ModuleGate
      names={modules}
      waiting={
        <ConfirmDeliveryFrame>
          <Skeleton height="86px" />
        </ConfirmDeliveryFrame>
      }
    >
      <ConfirmDeliveryScreen />
    </ModuleGate>
  );
}
