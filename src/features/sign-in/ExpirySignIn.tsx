/** Sign-in form of the expiry dialog; afterwards the interrupted request is repeated (BEY-02). */

import { SignInForm } from './SignInForm.tsx';

/** Lazy parts are default exports. */
export default function ExpirySignIn() {
  return (
    <>
      <p id="expiry-sign-in">Sign in here, and what you were doing goes on by itself.</p>
      <SignInForm labelledBy="expiry-sign-in" action="Sign in and continue" email="" />
    </>
  );
}
