/** The quick-order page, within its frame (BEY-12). */

import type { ReactNode } from 'react';
import { QuickOrderScreen, QuickOrderWaiting } from '#features/quick-order/QuickOrderScreen.tsx';
import { WingGate } from './WingGate.tsx';

const wings = ['desk', 'trade'] as const;

/** Lazy routes are default exports. */
export default function QuickOrderPage({ viewed }: { readonly viewed: ReactNode }) {
  return (
    <WingGate names={wings} waiting={<QuickOrderWaiting />}>
      <QuickOrderScreen viewed={viewed} />
    </WingGate>
  );
}
