/** What the errors machine is asked, hears and tells. */

/** Something nobody had reckoned with; `id` was generated where it was caught, and stands in the log beside it. */
export interface UnexpectedError {
  readonly id: string;
  /** Without anything of a person in it. */
  readonly message: string;
}

export type ErrorOccurrence = { readonly type: 'error.occurred'; readonly error: UnexpectedError };

export type ErrorsEvent =
  | ErrorOccurrence
  /** Drawing itself failed: the shell is masked until a reload (NET-06). */
  | { readonly type: 'errors.mask'; readonly error: UnexpectedError }
  | { readonly type: 'errors.markHandled'; readonly id: string };

export type ErrorsFact =
  | { readonly type: 'errors.collected'; readonly error: UnexpectedError }
  | { readonly type: 'errors.masked'; readonly error: UnexpectedError }
  | { readonly type: 'errors.handled'; readonly id: string };
