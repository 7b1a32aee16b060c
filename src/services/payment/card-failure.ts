/**
 * Failures of the card fields: a kind, the fields concerned
 * and a clear message for each (PAY-02, §8).
 */
import { FailureError } from '#machines/domain/failure.ts';
import {
  type CardField,
  cardFieldMessage,
  cardFields,
  type CardState,
  mistakenCard,
} from '#machines/domain/payment.ts';

export type CardFailureKind = 'cardUnavailable' | 'cardIncomplete' | 'cardRefused' | 'network';
export type CardFieldMessages = Readonly<Partial<Record<CardField, string>>>;

export class CardFailure extends FailureError {
  declare readonly kind: CardFailureKind;
  /** A message for each field concerned; empty if no field is at fault. */
  override readonly fieldMessages: CardFieldMessages;

  constructor(
    kind: CardFailureKind,
    message: string,
    fieldMessages: CardFieldMessages = {},
    options?: ErrorOptions,
  ) {
    super(kind, message, options);
    this.name = 'CardFailure';
    this.fieldMessages = fieldMessages;
  }

  get fields(): readonly CardField[] {
    return cardFields.filter((field) => this.fieldMessages[field] !== undefined);
  }
}

export const cardUnavailable = (cause?: unknown): CardFailure =>
  new CardFailure(
    'cardUnavailable',
    'Card payment could not be loaded. Try again, or choose another way to pay.',
    {},
    { cause },
  );

export const cardUnreachable = (cause?: unknown): CardFailure =>
  new CardFailure(
    'network',
    'The card provider could not be reached. Check your connection and try again.',
    {},
    { cause },
  );

export const cardIncomplete = (
  fields: readonly CardField[],
  state: CardState,
  cause?: unknown,
): CardFailure => {
  const messages = Object.fromEntries(fields.map((field) => [field, cardFieldMessage(field, state)]));
  return new CardFailure('cardIncomplete', Object.values(messages).join(' '), messages, { cause });
};

export const cardRefused = (fields: readonly CardField[], cause?: unknown): CardFailure =>
  new CardFailure(
    'cardRefused',
    'This card was not accepted. Check the details, or use another card.',
    Object.fromEntries(fields.map((field) => [field, mistakenCard[field]])),
    { cause },
  );
