/** The page shown after an order is placed, within its frame (CHK-10). */

import { ConfirmationScreen, ConfirmationWaiting } from '#features/confirmation/ConfirmationScreen.tsx';
import { ModuleGate } from './ModuleGate.tsx';

const modules = ['trade', 'account', 'checkout'] as const;

/** Lazy routes are default exports. */
export default function ConfirmationPage() {
  return (
    <ModuleGate names={modules} waiting={<ConfirmationWaiting />}>
      <ConfirmationScreen />
    </ModuleGate>
  );
}
