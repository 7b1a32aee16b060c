/** Dismissible errors and messages of the checkout; focused when an order fails (CHK-08). */

import { selectCheckoutErrors, selectCheckoutMessages } from '#machines/checkout/draft.selectors.ts';
import { cardFields } from '#machines/domain/payment.ts';
import { useFact } from '#shop/use-fact.ts';
import { useDraft, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { focusField } from '#ui/focus-field.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './CheckoutScreen.module.css';
import { fieldId } from './field-id.ts';

const problemsId = 'checkout-problems';

/** Id of the error of a card field. */
export const cardProblemId = (field: (typeof cardFields)[number]): string =>
  `${fieldId(`card.${field}`)}-problem`;

/** Field errors have no notice, so their field is focused instead. */
const focusProblem = (): void => {
  const places = [problemsId, ...cardFields.map(cardProblemId)];
  if (!places.some(focusField)) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
};

const Dismiss = ({ message }: { readonly message: string }) => {
  const draft = useDraft();
  return (
    <Button size="small" color="outline" onClick={() => draft.send({ type: 'draft.dismiss', message })}>
      Dismiss
    </Button>
  );
};

export const Problems = () => {
  const draft = useDraft();
  const errors = useSelected(draft, selectCheckoutErrors);
  const messages = useSelected(draft, selectCheckoutMessages);
  // the order failed; its error is rendered with the next paint
  useFact('checkout.lockReleased', () => void requestAnimationFrame(focusProblem));
  if (errors.length + messages.length === 0) return null;
  return (
    <div id={problemsId} tabIndex={-1} className={styles['problems']}>
      {[...new Set(errors)].map((message) => (
        <Notice key={message} type="error" announce action={<Dismiss message={message} />}>
          {message}
        </Notice>
      ))}
      {[...new Set(messages)].map((message) => (
        <Notice key={message} type="info" announce action={<Dismiss message={message} />}>
          {message}
        </Notice>
      ))}
    </div>
  );
};
