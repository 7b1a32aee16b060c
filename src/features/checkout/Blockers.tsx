/** Announced list of what blocks the order, each linked to its field (BEY-07). */

import { flushSync } from 'react-dom';
import { selectBlockers } from '#machines/checkout/draft.selectors.ts';
import type { CheckoutField } from '#machines/domain/checkout-field.ts';
import type { Blocker } from '#machines/domain/blocker.ts';
import { cardFields } from '#machines/domain/payment.ts';
import { paths } from '#paths.ts';
import { useCard, useDraft, useSelected } from '#shop/use-shop.ts';
import { focusField } from '#ui/focus-field.ts';
import { ProblemList } from '#ui/ProblemList.tsx';
import { fieldId, nextId } from './field-id.ts';

/** Receives focus when a blocked order is attempted. */
export const blockersId = 'checkout-blockers';

export const Blockers = () => {
  const draft = useDraft();
  const cardActor = useCard();
  const blockers = useSelected(draft, selectBlockers);
  const goTo = (tab: Exclude<Blocker['tab'], 'cart'>, field: CheckoutField): void => {
    // the tab must be rendered before its field is looked up
    flushSync(() => draft.send({ type: 'draft.changeTab', tab }));
    // the page cannot focus inside the provider's frames; the card machine can
    const card = cardFields.find((one) => `card.${one}` === field);
    if (card !== undefined && cardActor.getSnapshot().can({ type: 'card.focusField', field: card }))
      cardActor.send({ type: 'card.focusField', field: card });
    // a locked tab is reached by the button of the current one; a method not loaded has no field
    else if (!focusField(fieldId(field)) && !focusField(nextId)) focusField(fieldId('payment.methods'));
  };
  return (
    <ProblemList
      id={blockersId}
      title="Before you can order"
      problems={blockers.map(({ tab, field, message }) => ({
        id: `${field} ${message}`,
        message,
        href: tab === 'cart' ? paths.cart : `#${fieldId(field)}`,
        onFollow: tab === 'cart' ? undefined : () => goTo(tab, field),
      }))}
    />
  );
};
