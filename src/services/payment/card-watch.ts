/**
 * Reports the state of the mounted card fields, and shows
 * failures inside the field concerned (PAY-02).
 */
import type { HostedFields } from 'braintree-web/hosted-fields';
import { type CardField, type CardFieldState, type CardState, cardFields } from '#machines/domain/payment.ts';
import { cardIncomplete, type CardFailure } from './card-failure.ts';

const events = ['focus', 'blur', 'empty', 'notEmpty', 'cardTypeChange', 'validityChange'] as const;

export const cardStateOf = (hosted: HostedFields): CardState => {
  const { fields, cards } = hosted.getState();
  const field = (name: CardField): CardFieldState => {
    const { isEmpty, isValid, isPotentiallyValid, isFocused } = fields[name];
    return { isEmpty, isValid, isPotentiallyValid, isFocused };
  };
  return {
    fields: { number: field('number'), expirationDate: field('expirationDate'), cvv: field('cvv') },
    cardType: cards.length === 1 ? (cards[0]?.niceType ?? null) : null,
  };
};

/**
 * Returns a function that marks fields as wrong: a screen reader in
 * the frame announces why, until the field is corrected.
 */
export const watchCardFields = (
  hosted: HostedFields,
  { onChange, onSubmit }: { readonly onChange: (state: CardState) => void; readonly onSubmit: () => void },
): ((failure: CardFailure) => void) => {
  const blamed = new Set<CardField>();
  let numbersBegun = 0;
  const report = (): void => onChange({ ...cardStateOf(hosted), numbersBegun });
  const forgive = (field: CardField): void => {
    if (!blamed.delete(field)) return;
    hosted.setMessage({ field, message: '' });
    void hosted.setAttribute({ field, attribute: 'aria-invalid', value: false });
  };

  const blame = (failure: CardFailure): void => {
    for (const field of failure.fields) {
      blamed.add(field);
      hosted.setMessage({ field, message: failure.fieldMessages[field] ?? '' });
      void hosted.setAttribute({ field, attribute: 'aria-invalid', value: true });
    }
  };

  for (const event of events)
    hosted.on(event, ({ emittedBy }) => {
      const state = cardStateOf(hosted);
      const changed = cardFields.find((field) => field === emittedBy);
      if (changed && event !== 'focus' && event !== 'blur' && state.fields[changed].isPotentiallyValid)
        forgive(changed);
      if (changed && event === 'blur' && !state.fields[changed].isEmpty && !state.fields[changed].isValid)
        blame(cardIncomplete([changed], state));
      report();
    });
  // the digits it names are not read
  hosted.on('binAvailable', () => {
    numbersBegun += 1;
    report();
  });
  hosted.on('inputSubmitRequest', onSubmit);
  report();

  return blame;
};
