/** Every reason why the order cannot be placed yet, each a way to its field; announced, and shorter with each one cured (BEY-07). */

import { flushSync } from 'react-dom';
import { selectObstacles } from '#machines/checkout/checkout.selectors.ts';
import { checkoutFieldIds, type Obstacle } from '#machines/domain/obstacle.ts';
import { cardFieldId, cardFields } from '#machines/domain/payment.ts';
import { paths } from '#paths.ts';
import { useCheckout, usePayment, useSelected } from '#shop/use-shop.ts';
import { focusField } from '#ui/focus-field.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './Obstacles.module.css';

/** Where the focus goes when the order was asked for in vain. */
export const obstaclesId = 'checkout-obstacles';

const Way = ({ obstacle: { tab, field, message } }: { readonly obstacle: Obstacle }) => {
  const checkout = useCheckout();
  const payment = usePayment();
  if (tab === 'cart')
    return (
      <a href={paths.cart} className={styles['way']}>
        {message}
      </a>
    );
  return (
    <a
      href={`#${field}`}
      className={styles['way']}
      onClick={(event) => {
        event.preventDefault();
        // the tab is on the page before its field is looked for
        flushSync(() => checkout.send({ type: 'checkout.changeTab', tab }));
        // the page cannot move the focus into the provider's fields; the fields themselves can
        const card = cardFields.find((one) => cardFieldId(one) === field);
        if (card !== undefined && payment.getSnapshot().can({ type: 'payment.focusField', field: card }))
          payment.send({ type: 'payment.focusField', field: card });
        // a tab that is not to be reached yet is reached by finishing the one before it
        else if (!focusField(field)) focusField(checkoutFieldIds.next);
      }}
    >
      {message}
    </a>
  );
};

export const Obstacles = () => {
  const obstacles = useSelected(useCheckout(), selectObstacles);
  if (obstacles.length === 0) return null;
  return (
    <div id={obstaclesId} tabIndex={-1} className={styles['obstacles']}>
      <Notice type="error" title="Before you can order" announce>
        <ul className={styles['list']}>
          {obstacles.map((obstacle) => (
            <li key={`${obstacle.field} ${obstacle.message}`}>
              <Way obstacle={obstacle} />
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
};
