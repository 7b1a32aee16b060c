/** Types shared by the parts of a hosted field's page and the SDK. */

export type FieldName =
  | 'number'
  | 'expirationDate'
  | 'expirationMonth'
  | 'expirationYear'
  | 'cvv'
  | 'cardholderName'
  | 'postalCode';

export interface Verdict {
  readonly isValid: boolean;
  readonly isPotentiallyValid: boolean;
}

export interface FieldState extends Verdict {
  readonly isEmpty: boolean;
  readonly isFocused: boolean;
}

export interface CardBrand {
  readonly type: string;
  readonly niceType: string;
  readonly lengths: readonly number[];
  readonly gaps: readonly number[];
  readonly code: { readonly name: string; readonly size: number };
}

export interface FieldOptions {
  readonly placeholder?: string;
  readonly internalLabel?: string;
  readonly type?: string;
  readonly prefill?: string;
  readonly formatInput?: boolean;
  readonly maxlength?: number;
  readonly minlength?: number;
}

export type FieldStyles = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface FrameConfiguration {
  readonly fields: Readonly<Partial<Record<FieldName, FieldOptions>>>;
  readonly styles?: FieldStyles;
}

export interface TokenisationError {
  readonly type: 'CUSTOMER' | 'MERCHANT' | 'NETWORK';
  readonly code: string;
  readonly message: string;
  readonly details?: unknown;
}

/** The SDK expects an error or a payload from TOKENIZATION_REQUEST, in this order. */
export type TokenisationAnswer = readonly [TokenisationError | null, unknown];

/**
 * A field as its siblings see it. They share an origin, so no card data passes through the shop's
 * page.
 */
export interface FieldHandle {
  readonly name: FieldName;
  readonly componentId: string;
  value(): string;
  state(): FieldState;
  configure(configuration: FrameConfiguration): void;
  /** Revalidates after another field changed what this one depends on. */
  judgeAgain(): void;
  /** From now on an unfinished value counts as wrong. */
  judgeStrictly(): void;
}

export interface FrameBus {
  on(event: string, listener: (data: unknown, reply: (data: unknown) => void) => void): void;
  emit(event: string, data?: unknown, onReply?: (data: unknown) => void): void;
}

declare global {
  interface Window {
    hostedField?: FieldHandle;
  }
}
