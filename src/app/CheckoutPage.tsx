/**
 * The checkout composed with sign-in forms, registration and
 * codes: features that do not import each other (CHK-03).
 */

import { Suspense } from 'react';
import { PaymentMethods } from '#features/checkout/PaymentMethods.tsx';
import { CheckoutScreen } from '#features/checkout/CheckoutScreen.tsx';
import type { AccountForms } from '#features/checkout/AccountForms.tsx';
import { Codes } from '#features/codes/Codes.tsx';
import { paths } from '#paths.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StepHistory } from './StepHistory.tsx';
import { WithWings } from './WingGate.tsx';

/** Loaded only for those who sign in or create an account on the way. */
const SignInForm = lazyPart(async () => ({
  default: (await import('#features/sign-in/SignInForm.tsx')).SignInForm,
}));
const RegisterForm = lazyPart(async () => ({
  default: (await import('#features/sign-in/RegisterForm.tsx')).RegisterForm,
}));

// the account wing is loaded for those who are signed in
const wings = ['trade', 'checkout'] as const;

const forms: AccountForms = {
  signIn: (given) => (
    <Suspense fallback={<Skeleton height="320px" />}>
      <SignInForm {...given} action="Sign in and continue" from={paths.checkout} />
    </Suspense>
  ),
  creation: (given) => (
    <Suspense fallback={<Skeleton height="480px" />}>
      <RegisterForm {...given} />
    </Suspense>
  ),
};

/**
 * Payment methods for invoices too. They stay in this file: a file of
 * their own would be one more request for each checkout.
 */
export const WaysToPay = () => <PaymentMethods />;

/** Lazy routes are default exports. */
export default function CheckoutPage() {
  return (
    <WithWings names={wings}>
      <CheckoutScreen accountForms={forms} codes={<Codes />} history={<StepHistory />} />
    </WithWings>
  );
}
