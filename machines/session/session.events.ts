/** What the session machine tells. */

export type SessionFact = { readonly type: 'session.restoredAsGuest' };
