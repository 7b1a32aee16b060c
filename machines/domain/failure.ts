/** A failure as a value: past the transport an error is known by its kind, and people read its message (§8). */

export type FailureKind =
  | 'network'
  | 'cancelled'
  | 'sessionExpired'
  | 'notFound'
  | 'cartMissing'
  | 'cartForbidden'
  | 'cartInactive'
  | 'refused'
  | 'cardUnavailable'
  | 'cardIncomplete'
  | 'cardRefused'
  | 'server'
  | 'malformed'
  | 'unexpected';

/** What the shopper is asked to look at. */
export type FailureSubject = 'address' | 'country' | 'paymentMethod';

export interface Failure {
  readonly kind: FailureKind;
  /** A sentence for people. */
  readonly message: string;
  /** Sentences for single fields, by the field's name, where the failure lies in them. */
  readonly fieldMessages?: Readonly<Record<string, string>>;
  readonly about?: FailureSubject;
  /** There is not as much of it as was asked for. */
  readonly isShort?: true;
  /** It never left this device: nothing can have been done. */
  readonly isUnsent?: true;
}

type FailureDetails = Pick<Failure, 'fieldMessages' | 'about' | 'isUnsent'>;

/** How services reject: an Error for the stack, a Failure for everyone else. */
export class FailureError extends Error implements Failure {
  readonly kind: FailureKind;
  readonly fieldMessages?: Readonly<Record<string, string>>;
  readonly about?: FailureSubject;
  readonly isUnsent?: true;

  constructor(kind: FailureKind, message: string, options?: ErrorOptions & FailureDetails) {
    super(message, options);
    this.name = 'FailureError';
    this.kind = kind;
    if (options?.fieldMessages !== undefined) this.fieldMessages = options.fieldMessages;
    if (options?.about !== undefined) this.about = options.about;
    if (options?.isUnsent !== undefined) this.isUnsent = options.isUnsent;
  }
}

/** The last sentence of the message extraction order of §8, spelled as there. */
export const unknownFailureMessage = 'Something when wrong';

const hasKind = (cause: unknown): cause is Failure =>
  typeof cause === 'object' && cause !== null && 'kind' in cause && 'message' in cause;

const failureOf = ({ kind, message, fieldMessages, about, isShort, isUnsent }: Failure): Failure => ({
  kind,
  message: message || unknownFailureMessage,
  ...(fieldMessages === undefined ? {} : { fieldMessages }),
  ...(about === undefined ? {} : { about }),
  ...(isShort === undefined ? {} : { isShort }),
  ...(isUnsent === undefined ? {} : { isUnsent }),
});

export const toFailure = (cause: unknown): Failure => {
  if (hasKind(cause)) return failureOf(cause);
  // an answer of another shape than it was read by: its words are for developers
  if (cause instanceof TypeError) return { kind: 'malformed', message: unknownFailureMessage };
  if (cause instanceof Error && cause.message !== '') return { kind: 'unexpected', message: cause.message };
  if (typeof cause === 'string' && cause !== '') return { kind: 'unexpected', message: cause };
  return { kind: 'unexpected', message: unknownFailureMessage };
};

const lostCartKinds: readonly FailureKind[] = ['cartMissing', 'cartForbidden', 'cartInactive'];

/** The server no longer accepts the cart (CART-05). A network error never is such a failure (CART-06). */
export const isLostCart = (failure: Failure): boolean => lostCartKinds.includes(failure.kind);

/** The answer did not arrive, so what the server did is not known. */
export const isWithoutAnswer = (failure: Failure): boolean =>
  failure.kind === 'network' || failure.kind === 'cancelled' || failure.kind === 'malformed';

/** Whatever the server says of a write that it stumbled over, or nothing at all: it may have been done all the same. */
export const isInDoubt = (failure: Failure): boolean =>
  failure.isUnsent !== true && (isWithoutAnswer(failure) || failure.kind === 'server');

/** It is said beneath the fields it lies in; one that lies in none has to be said elsewhere, as has a card's: its fields look right, or it would not have been sent. */
export const isSaidAtFields = ({ kind, fieldMessages = {} }: Failure): boolean =>
  kind !== 'cardRefused' && Object.keys(fieldMessages).length > 0;
