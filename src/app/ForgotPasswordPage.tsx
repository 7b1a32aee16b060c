/** The page that requests the password reset mail, within its frame (ACC-02). */

import {
  rememberedIt,
  ForgotPasswordFrame,
  forgotPasswordIntro,
  ForgotPasswordScreen,
} from '#features/sign-in/ForgotPasswordScreen.tsx';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { WingGate } from './WingGate.tsx';

const wings = ['desk', 'trade'] as const;

/** Lazy routes are default exports. */
export default function ForgotPasswordPage() {
  return (
    <WingGate
      names={wings}
      waiting={
        <ForgotPasswordFrame>
          {forgotPasswordIntro}
          <FormSkeleton fields={[{ label: 'Email' }]}>{rememberedIt}</FormSkeleton>
        </ForgotPasswordFrame>
      }
    >
      <ForgotPasswordScreen />
    </WingGate>
  );
}
