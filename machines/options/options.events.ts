/** What the options machine is asked. */

export type OptionsEvent =
  | { readonly type: 'options.setQuantity'; readonly quantity: number }
  /** What was typed is no number the box takes. */
  | { readonly type: 'options.refuseQuantity' };
