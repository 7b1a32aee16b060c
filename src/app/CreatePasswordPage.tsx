/** The page for choosing a new password, within its frame (ACC-02). */

import { CreatePasswordFrame, CreatePasswordScreen } from '#features/sign-in/CreatePasswordScreen.tsx';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { WingGate } from './WingGate.tsx';

const wings = ['desk', 'trade'] as const;

/** Lazy routes are default exports. */
export default function CreatePasswordPage() {
  return (
    <WingGate
      names={wings}
      waiting={
        <CreatePasswordFrame>
          <FormSkeleton fields={[{ label: 'New password' }]} />
        </CreatePasswordFrame>
      }
    >
      <CreatePasswordScreen />
    </WingGate>
  );
}
