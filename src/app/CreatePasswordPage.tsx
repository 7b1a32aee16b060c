/** The page for choosing a new password, within its frame (ACC-02). */

import { CreatePasswordFrame, CreatePasswordScreen } from '#features/sign-in/CreatePasswordScreen.tsx';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { ModuleGate } from './ModuleGate.tsx';

const modules = ['desk', 'trade'] as const;

/** Lazy routes are default exports. */
export default function CreatePasswordPage() {
  return (
    <ModuleGate
      names={modules}
      waiting={
        <CreatePasswordFrame>
          <FormSkeleton fields={[{ label: 'New password' }]} />
        </CreatePasswordFrame>
      }
    >
      <CreatePasswordScreen />
    </ModuleGate>
  );
}
