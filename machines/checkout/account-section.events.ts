/** What the account section is asked and tells. */

export type AccountSectionEvent =
  // the shopper's choice; `email` is what they have typed so far, for the next form
  | { readonly type: 'accountSection.chooseGuest'; readonly email: string }
  | { readonly type: 'accountSection.chooseSignIn'; readonly email: string }
  | { readonly type: 'accountSection.chooseCreation'; readonly email: string }
  /** What stands in a guest's field as they leave it, sent or not. */
  | { readonly type: 'accountSection.changeEmail'; readonly email: string }
  /** The server took the guest's e-mail. */
  | { readonly type: 'accountSection.confirmGuest'; readonly email: string }
  /** The session is signing in, or making an account first. */
  | { readonly type: 'accountSection.beginAttempt'; readonly isCreation: boolean }
  /** It came to nothing; the session knows why. */
  | { readonly type: 'accountSection.failAttempt' }
  /** A token went live, here or in another tab. */
  | { readonly type: 'accountSection.welcome'; readonly email: string }
  /** The cart is the customer's own by now, with the guest's merged into it. */
  | { readonly type: 'accountSection.receiveCart' }
  /** The customer's details are there; null for a guest. */
  | { readonly type: 'accountSection.syncCustomer'; readonly email: string | null };

export type AccountSectionFact =
  /** A guest's e-mail is no longer the one that was taken, and empty until it is sent; or it is that one again. `typed` is what stands in the field. */
  | { readonly type: 'accountSection.emailChanged'; readonly email: string; readonly typed: string }
  /** A form for a new account is shown: it asks what kinds of customer there are. */
  | { readonly type: 'accountSection.creationChosen' }
  /** Cart and details of the customer are here. */
  | { readonly type: 'accountSection.customerWelcomed'; readonly email: string };
