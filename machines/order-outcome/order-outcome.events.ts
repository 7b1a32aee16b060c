/** The requests and facts of the orderOutcome machine. */

export type OrderOutcomeEvent =
  /** The shopper does not want to wait for the next question. */
  { readonly type: 'orderOutcome.retry' };

export type OrderOutcomeFact =
  /** The server did not answer the question; it is asked again. */
  { readonly type: 'orderOutcome.doubted' };
