/** A failure as a value: the kind is for code, the message for people (§8). */

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

/** The part of the input to check. */
export type FailureSubject = 'address' | 'country' | 'paymentMethod';

export interface Failure {
  readonly kind: FailureKind;
  /** A sentence for people. */
  readonly message: string;
  /** Sentences for single fields, by field name, where the failure concerns them. */
  readonly fieldMessages?: Readonly<Record<string, string>>;
  readonly about?: FailureSubject;
  /** The requested quantity is not in stock. */
  readonly isShort?: true;
  /** The request never left this device, so it had no effect. */
  readonly isUnsent?: true;
}

type FailureDetails = Pick<Failure, 'fieldMessages' | 'about' | 'isUnsent'>;

/** What services reject with: an Error for the stack, a Failure for everything else. */
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

/** The fallback message of §8, in its spelling. */
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
  // a response of an unexpected shape: its message is for developers
  if (cause instanceof TypeError) return { kind: 'malformed', message: unknownFailureMessage };
  if (cause instanceof Error && cause.message !== '') return { kind: 'unexpected', message: cause.message };
  if (typeof cause === 'string' && cause !== '') return { kind: 'unexpected', message: cause };
  return { kind: 'unexpected', message: unknownFailureMessage };
};

const lostCartKinds: readonly FailureKind[] = ['cartMissing', 'cartForbidden', 'cartInactive'];

/**
 * The server no longer accepts the cart (CART-05). A network error is never such a failure
 * (CART-06).
 */
export const isLostCart = (failure: Failure): boolean => lostCartKinds.includes(failure.kind);

/** The response did not arrive, so the outcome is unknown. */
export const isWithoutAnswer = (failure: Failure): boolean =>
  failure.kind === 'network' || failure.kind === 'cancelled' || failure.kind === 'malformed';

/** A write with a server error or no response may have been carried out. */
export const mayBeDone = (failure: Failure): boolean =>
  failure.isUnsent !== true && (isWithoutAnswer(failure) || failure.kind === 'server');

/**
 * Shown next to the fields it concerns. A card failure is shown elsewhere: the fields of a card
 * that was sent look valid.
 */
export const isSaidAtFields = ({ kind, fieldMessages = {} }: Failure): boolean =>
  kind !== 'cardRefused' && Object.keys(fieldMessages).length > 0;
