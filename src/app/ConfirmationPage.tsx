/** The page shown after an order is placed, within its frame (CHK-10). */

import { ConfirmationScreen, ConfirmationWaiting } from '#features/confirmation/ConfirmationScreen.tsx';
import { WingGate } from './WingGate.tsx';

const wings = ['trade', 'account', 'checkout'] as const;

/** Lazy routes are default exports. */
export default function ConfirmationPage() {
  return (
    <WingGate names={wings} waiting={<ConfirmationWaiting />}>
      <ConfirmationScreen />
    </WingGate>
  );
}
