/** A looked-up order (BEY-12). */

import type { TrackedOrder } from '#machines/domain/order-lookup.ts';
import { useLanguage } from '#shop/use-reading.ts';
import { focusInView } from '#ui/focus-in-view.ts';
import { dateText } from '#ui/date-text.ts';
import { BuyAgain } from './BuyAgain.tsx';
import styles from './OrderLookupScreen.module.css';
import { OrderPanels } from './OrderPanels.tsx';

export interface FoundOrderProps {
  readonly order: TrackedOrder;
}

export const FoundOrder = ({ order }: FoundOrderProps) => {
  const language = useLanguage();
  const { number, placedAt, email, lines } = order;
  return (
    <>
      <header className={styles['header']}>
        <h1 ref={focusInView} tabIndex={-1} className={styles['title']}>
          Order <span className="tabular">{number}</span>
        </h1>
        <p>
          Placed on {dateText(placedAt, language)}
          {email !== '' && <> by {email}</>}.
        </p>
      </header>
      <OrderPanels order={order} again={<BuyAgain lines={lines} />} />
    </>
  );
};
