/** Signing in inside the expiry dialog, so that what was begun goes on where it was left (SHELL-08, BEY-02). */

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
