/** What the pickup machine is asked; it tells nobody, the chosen store travels with the address. */

export type PickupEvent =
  /** The order is to be collected. */
  | { readonly type: 'pickup.begin' }
  /** It is delivered after all. */
  | { readonly type: 'pickup.leave' }
  /** Asks once more where there was no answer. */
  | { readonly type: 'pickup.retry' }
  | { readonly type: 'pickup.chooseStore'; readonly code: string }
  | { readonly type: 'pickup.setSomeoneElse'; readonly isSomeoneElse: boolean };
