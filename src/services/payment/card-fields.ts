/**
 * Mounts the card provider's fields and gets a nonce from them;
 * card data never passes through the shop (PAY-02, §4).
 */
import type { HostedFieldFieldOptions, HostedFields } from 'braintree-web/hosted-fields';
import { FailureError } from '#machines/domain/failure.ts';
import { type CardField, type CardState, cardFields } from '#machines/domain/payment.ts';
import { cardIncomplete, cardUnavailable, cardUnreachable } from './card-failure.ts';
import { type CardPlaces, openCardPlaces } from './card-places.ts';
import { toCardFailure } from './card-sdk-error.ts';
import { type CardFieldStyles, createHostedFields } from './card-sdk.ts';
import { cardStateOf, watchCardFields } from './card-watch.ts';
import { until } from './card-wait.ts';

export interface CardFieldPlace {
  /** The element to render in; it determines the field's size. */
  readonly selector: string;
  /** The field's name for screen readers. */
  readonly label: string;
  readonly placeholder: string;
}

export interface CardFieldsOptions {
  readonly clientToken: string;
  readonly fields: Readonly<Record<CardField, CardFieldPlace>>;
  readonly styles: CardFieldStyles;
  readonly onChange: (state: CardState) => void;
  /** Enter was pressed in a field, which the page cannot observe. */
  readonly onSubmit?: () => void;
  /** Unmounts everything, also while mounting. */
  readonly signal: AbortSignal;
  /** The longest wait for the fields to appear, and for a nonce. */
  readonly timeoutMs: number;
}

export interface TokenisedCard {
  readonly nonce: string;
  readonly cardType: string;
  readonly lastFour: string;
}

export interface CardFields {
  tokenize(): Promise<TokenisedCard>;
  focus(field: CardField): void;
  teardown(): Promise<void>;
}

const cancelled = (): FailureError => new FailureError('cancelled', 'The card fields were closed.');

const describe = (places: CardPlaces, fields: CardFieldsOptions['fields']): HostedFieldFieldOptions => {
  const described: HostedFieldFieldOptions = {};
  for (const field of cardFields) {
    const { label, placeholder } = fields[field];
    described[field] = {
      container: places.elements[field],
      internalLabel: label,
      iframeTitle: `${label}, secure field`,
      placeholder,
    };
  }
  return described;
};

export const mountCardFields = async (options: CardFieldsOptions): Promise<CardFields> => {
  if (options.signal.aborted) throw cancelled();

  const ending = new AbortController();
  let hosted: HostedFields | null = null;
  const focus = (field: CardField): void => {
    if (!ending.signal.aborted) void hosted?.focus(field);
  };
  const { selector: number } = options.fields.number;
  const { selector: expirationDate } = options.fields.expirationDate;
  const { selector: cvv } = options.fields.cvv;
  const places = openCardPlaces({ number, expirationDate, cvv }, focus);

  const end = async (reason: FailureError): Promise<void> => {
    if (ending.signal.aborted) return;
    ending.abort(reason);
    places.close();
    await hosted?.teardown().catch(() => undefined);
  };
  options.signal.addEventListener('abort', () => void end(cancelled()), { signal: ending.signal });
  const timer = setTimeout(() => void end(cardUnavailable(new Error('timed out'))), options.timeoutMs);

  const creation = createHostedFields({
    clientToken: options.clientToken,
    fields: describe(places, options.fields),
    styles: options.styles,
    signal: ending.signal,
  });
  creation
    .then(async (ready) => {
      hosted = ready;
      // ready although the wait has ended
      if (ending.signal.aborted) await ready.teardown();
    })
    .catch(() => undefined);

  const mounted = await until(ending.signal, creation)
    .catch(async (error: unknown) => {
      const failure = error instanceof FailureError ? error : toCardFailure(error, null);
      await end(failure);
      throw failure;
    })
    .finally(() => clearTimeout(timer));
  ending.signal.throwIfAborted();
  const blame = watchCardFields(mounted, {
    onChange: (state) => {
      if (!ending.signal.aborted) options.onChange(state);
    },
    onSubmit: () => {
      if (!ending.signal.aborted) options.onSubmit?.();
    },
  });

  return {
    focus(field) {
      const state = cardStateOf(mounted);
      // a screen reader in the frame announces why the field needs attention
      if (!ending.signal.aborted && !state.fields[field].isValid) blame(cardIncomplete([field], state));
      focus(field);
    },
    teardown: () => end(cancelled()),
    async tokenize() {
      if (ending.signal.aborted) throw cardUnavailable();
      const slow = AbortSignal.timeout(options.timeoutMs);
      try {
        const { nonce, details } = await until(ending.signal, until(slow, mounted.tokenize()));
        return { nonce, cardType: details.cardType, lastFour: details.lastFour };
      } catch (error) {
        if (error instanceof FailureError) throw error;
        if (slow.aborted && error === slow.reason) throw cardUnreachable(error);
        const failure = toCardFailure(error, cardStateOf(mounted));
        blame(failure);
        throw failure;
      }
    },
  };
};
