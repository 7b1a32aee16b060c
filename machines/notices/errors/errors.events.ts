/** Requests to the errors machine, events it receives and facts it reports. */

/** An unexpected error; its `id` also appears in the log. */
export interface UnexpectedError {
  readonly id: string;
  /** Contains no personal data. */
  readonly message: string;
}

export type ErrorOccurrence = { readonly type: 'error.occurred'; readonly error: UnexpectedError };

export type ErrorsEvent =
  | ErrorOccurrence
  /** Rendering failed: the shell is covered until a reload (NET-06). */
  | { readonly type: 'errors.mask'; readonly error: UnexpectedError }
  | { readonly type: 'errors.markHandled'; readonly id: string };

export type ErrorsFact =
  | { readonly type: 'errors.collected'; readonly error: UnexpectedError }
  | { readonly type: 'errors.masked'; readonly error: UnexpectedError }
  | { readonly type: 'errors.handled'; readonly id: string };
