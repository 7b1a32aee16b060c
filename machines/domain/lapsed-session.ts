/** Whether a customer's session ended while the shop was closed (BEY-08, SESS-01). */

export interface FoundAtStart {
  readonly isSignedIn: boolean;
  /** A customer has been signed in here, and no tab has cleared their data since. */
  readonly hasTrace: boolean;
  readonly isOnline: boolean;
  readonly isOrdering: boolean;
}

/** What to do about it; null if no session has ended. */
export interface Lapse {
  /** Its proof is removed with the rest, so the shopper must be told (PAY-04). */
  readonly isOrderForgotten: boolean;
  /** Offline, the visited pages are all there is; they are cleared at the next start online. */
  readonly areVisitsCleared: boolean;
}

export const lapseOf = ({ isSignedIn, hasTrace, isOnline, isOrdering }: FoundAtStart): Lapse | null =>
  isSignedIn || !hasTrace ? null : { isOrderForgotten: isOrdering, areVisitsCleared: isOnline };
