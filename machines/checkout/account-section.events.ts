/** Requests to the account section and the facts it reports. */

export type AccountSectionEvent =
  // chosen by the shopper; `email` is the text typed so far, for the next form
  | { readonly type: 'accountSection.chooseGuest'; readonly email: string }
  | { readonly type: 'accountSection.chooseSignIn'; readonly email: string }
  | { readonly type: 'accountSection.chooseCreation'; readonly email: string }
  /** The text in a guest's field as they type, sent or not. */
  | { readonly type: 'accountSection.changeEmail'; readonly email: string }
  /** The server accepted the guest's e-mail. */
  | { readonly type: 'accountSection.confirmGuest'; readonly email: string }
  /** The session is signing in, or creating an account first. */
  | { readonly type: 'accountSection.beginAttempt'; readonly isCreation: boolean }
  /** The attempt failed; the session has the reason. */
  | { readonly type: 'accountSection.failAttempt' }
  /** A token became valid, here or in another tab. */
  | { readonly type: 'accountSection.welcome'; readonly email: string }
  /** The cart is the customer's now, with the guest's merged into it. */
  | { readonly type: 'accountSection.receiveCart' }
  /** The customer's details have arrived; null for a guest. */
  | { readonly type: 'accountSection.syncCustomer'; readonly email: string | null };

export type AccountSectionFact =
  /**
   * The field no longer has the guest's accepted e-mail, which is empty until the new one is sent; or
   * it has it again. `typed` is the text in the field.
   */
  | { readonly type: 'accountSection.emailChanged'; readonly email: string; readonly typed: string }
  /** The form for a new account is shown and needs the customer types. */
  | { readonly type: 'accountSection.creationChosen' }
  /** Cart and details of the customer have arrived. */
  | { readonly type: 'accountSection.customerWelcomed'; readonly email: string };
