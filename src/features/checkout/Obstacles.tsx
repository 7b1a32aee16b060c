/** Every reason why the order cannot be placed yet, each a way to its field; announced, and shorter with each one cured (BEY-07). */

import { flushSync } from 'react-dom';
import { selectObstacles } from '#machines/checkout/draft.selectors.ts';
import type { CheckoutField } from '#machines/domain/checkout-field.ts';
import type { Obstacle } from '#machines/domain/obstacle.ts';
import { cardFields } from '#machines/domain/payment.ts';
import { paths } from '#paths.ts';
import { useCard, useDraft, useSelected } from '#shop/use-shop.ts';
import { focusField } from '#ui/focus-field.ts';
import { ProblemList } from '#ui/ProblemList.tsx';
import { fieldId, nextId } from './field-id.ts';

/** Where the focus goes when the order was asked for in vain. */
export const obstaclesId = 'checkout-obstacles';

export const Obstacles = () => {
  const draft = useDraft();
  const cardActor = useCard();
  const obstacles = useSelected(draft, selectObstacles);
  const goTo = (tab: Exclude<Obstacle['tab'], 'cart'>, field: CheckoutField): void => {
    // the tab is on the page before its field is looked for
    flushSync(() => draft.send({ type: 'draft.changeTab', tab }));
    // the page cannot move the focus into the provider's fields; the fields themselves can
    const card = cardFields.find((one) => `card.${one}` === field);
    if (card !== undefined && cardActor.getSnapshot().can({ type: 'card.focusField', field: card }))
      cardActor.send({ type: 'card.focusField', field: card });
    // a tab that is not to be reached yet is reached by finishing the one before it
    // and what is not there, since it could not be loaded, lies among the ways to pay
    else if (!focusField(fieldId(field)) && !focusField(nextId)) focusField(fieldId('payment.methods'));
  };
  return (
    <ProblemList
      id={obstaclesId}
      title="Before you can order"
      problems={obstacles.map(({ tab, field, message }) => ({
        id: `${field} ${message}`,
        message,
        href: tab === 'cart' ? paths.cart : `#${fieldId(field)}`,
        onFollow: tab === 'cart' ? undefined : () => goTo(tab, field),
      }))}
    />
  );
};
