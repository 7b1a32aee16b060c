/** Requests to the orderOutcome machine and the facts it reports. */

export type OrderOutcomeEvent =
  /** The shopper asks at once instead of waiting for the next attempt. */
  { readonly type: 'orderOutcome.retry' };

export type OrderOutcomeFact =
  /** The server did not answer; it is asked again. */
  { readonly type: 'orderOutcome.unconfirmed' };
