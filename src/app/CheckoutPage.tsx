/** The checkout with the forms that sign in and make accounts, and the codes, in their places: features that do not know each other (CHK-03). */

import { PaymentMethods } from '#features/checkout/PaymentMethods.tsx';
import { CheckoutWaiting } from '#features/checkout/CheckoutFrame.tsx';
import { CheckoutScreen } from '#features/checkout/CheckoutScreen.tsx';
import type { AccountForms } from '#features/checkout/AccountForms.tsx';
import { Codes } from '#features/codes/Codes.tsx';
import { RegisterForm } from '#features/sign-in/RegisterForm.tsx';
import { SignInForm } from '#features/sign-in/SignInForm.tsx';
import { paths } from '#paths.ts';
import { StepHistory } from './StepHistory.tsx';
import { WingGate } from './WingGate.tsx';

const wings = ['trade', 'account', 'checkout'] as const;

const forms: AccountForms = {
  signIn: (given) => <SignInForm {...given} action="Sign in and continue" from={paths.checkout} />,
  creation: (given) => <RegisterForm {...given} />,
};

/** An invoice is paid in the same ways; a file of its own would make every checkout ask for one more. */
export const WaysToPay = () => <PaymentMethods />;

/** Lazy routes are default exports. */
export default function CheckoutPage() {
  return (
    <WingGate names={wings} waiting={<CheckoutWaiting />}>
      <CheckoutScreen accountForms={forms} codes={<Codes />} history={<StepHistory />} />
    </WingGate>
  );
}
