/** Containers of the provider's card fields; card data never reaches this page (PAY-02). */

import { useCallback } from 'react';
import { type CardField } from '#machines/domain/payment.ts';
import {
  selectCard,
  selectCardFailure,
  selectIsCardBroken,
  selectIsCardMounting,
} from '#machines/checkout/payment/card.selectors.ts';
import { useFact } from '#shop/use-fact.ts';
import { useCard, useSelected } from '#shop/use-shop.ts';
import { focusField } from '#ui/focus-field.ts';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { RetryNotice } from '#ui/RetryNotice.tsx';
import { blockersId } from './Blockers.tsx';
import styles from './CardForm.module.css';
import { cardProblemId } from './Problems.tsx';
import { useMissing } from './use-missing.ts';
import { fieldId } from './field-id.ts';

const Broken = () => {
  const card = useCard();
  const failure = useSelected(card, selectCardFailure);
  return (
    <RetryNotice
      title="Card payment could not be loaded"
      onRetry={() => card.send({ type: 'card.retryFields' })}
    >
      {/* server error messages do not help the shopper here */}
      {failure?.kind === 'network' ? failure.message : 'Try again, or choose another way to pay.'}
    </RetryNotice>
  );
};

interface PlaceProps {
  readonly field: CardField;
  readonly label: string;
}

const Place = ({ field, label }: PlaceProps) => {
  const card = useCard();
  const state = useSelected(card, selectCard)?.fields[field];
  const missing = useMissing(`card.${field}`);
  const failure = useSelected(card, selectCardFailure);
  const problem = missing ?? failure?.fieldMessages?.[field];
  // a card that the provider declined can still be well-formed
  const isWrong = problem !== undefined && (state?.isValid !== true || failure?.kind === 'cardRefused');
  return (
    <div className={styles['field']}>
      <label htmlFor={fieldId(`card.${field}`)} className={styles['label']}>
        {label}
      </label>
      <div
        id={fieldId(`card.${field}`)}
        data-field={`card.${field}`}
        className={styles['place']}
        data-focused={state?.isFocused || undefined}
        data-wrong={isWrong || undefined}
      />
      <p
        id={isWrong ? cardProblemId(field) : undefined}
        tabIndex={isWrong ? -1 : undefined}
        className={styles['error']}
        aria-live="polite"
      >
        {isWrong ? problem : ''}
      </p>
    </div>
  );
};

export const CardForm = () => {
  const card = useCard();
  const isMounting = useSelected(card, selectIsCardMounting);
  const isBroken = useSelected(card, selectIsCardBroken);
  // the provider needs mounted containers to fill
  const tellPlaces = useCallback(
    (places: HTMLElement | null) => {
      if (places === null) return undefined;
      card.send({ type: 'card.showFields' });
      return () => card.send({ type: 'card.hideFields' });
    },
    [card],
  );
  // Enter in a field is pressed within the provider's frame
  useFact('checkout.cardSubmitted', () => void requestAnimationFrame(() => focusField(blockersId)));
  return (
    <div ref={tellPlaces} className={styles['card']}>
      {isBroken && <Broken />}
      {isMounting && (
        <div className={styles['loading']}>
          <LoadingIndicator message="Loading the secure card form" />
        </div>
      )}
      <div className={styles['places']} hidden={isBroken}>
        <div className={styles['wide']}>
          <Place field="number" label="Card number" />
        </div>
        <Place field="expirationDate" label="Expiry date" />
        <Place field="cvv" label="Security code" />
      </div>
    </div>
  );
};
