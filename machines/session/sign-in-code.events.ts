/** What the code step of signing in is asked. */

export type SignInCodeEvent =
  | { readonly type: 'signInCode.confirm'; readonly code: string }
  | { readonly type: 'signInCode.resend' }
  /** Another account shall sign in, or none. */
  | { readonly type: 'signInCode.cancel' };
