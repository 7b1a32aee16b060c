/** Recent orders of a customer, each with a reorder button (BEY-12). */

import { selectIsAddingSeveral, selectIsCartLocked } from '#machines/trade/cart/cart.selectors.ts';
import { inFull } from '#machines/domain/sums.ts';
import { orderLines, type PastOrder } from '#machines/domain/quick-order.ts';
import { imageOf } from '#paths.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { useCart, useSelected } from '#shop/use-shop.ts';
import { useLanguage } from '#shop/use-reading.ts';
import { Button } from '#ui/Button.tsx';
import { Thumbnail } from '#ui/Thumbnail.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { dateText } from '#ui/date-text.ts';
import { nonBreakingUnits } from '#ui/non-breaking-units.ts';
import styles from './PastOrders.module.css';

/** Number of orders shown. */
const listed = 5;
/** Number of pictures that fit in a row. */
const pictured = 4;

const namesOf = ({ items }: PastOrder): string =>
  items.map(({ name, quantity }) => nonBreakingUnits(`${quantity}\u00a0× ${name}`)).join(', ');

const Order = ({ order }: { readonly order: PastOrder }) => {
  const format = usePriceFormat();
  const cart = useCart();
  const language = useLanguage();
  const { number, placedAt, total, items } = order;
  const isAdding = useSelected(cart, selectIsAddingSeveral(number));
  const isLocked = useSelected(cart, selectIsCartLocked);
  return (
    <li className={styles['order']}>
      <div className={styles['words']}>
        <span className={styles['number']}>Order {number}</span>
        <span className={styles['detail']}>
          {dateText(placedAt, language)}, {inFull(total, format)}
        </span>
      </div>
      <div className={styles['images']} aria-hidden="true">
        {items.slice(0, pictured).map(
          ({ sku, image }, place) =>
            image !== null && (
              <span key={`${sku} ${place}`} className={styles['image']}>
                <Thumbnail srcFor={(width) => imageOf(image, width)} size={40} />
              </span>
            ),
        )}
      </div>
      <p className={styles['detail']}>{namesOf(order)}</p>
      <Button
        color="outline"
        busy={isAdding}
        busyText="Adding to cart"
        disabled={isLocked}
        onClick={() =>
          cart.send({ type: 'cart.reorderItems', orderNumber: number, lines: orderLines(order) })
        }
      >
        Order again<VisuallyHidden>: order {number}</VisuallyHidden>
      </Button>
    </li>
  );
};

export const PastOrders = ({ orders }: { readonly orders: readonly PastOrder[] }) => (
  <section className={styles['orders']} aria-labelledby="past-orders">
    <h2 id="past-orders">Your last orders</h2>
    <ul className={styles['list']}>
      {orders.slice(0, listed).map((order) => (
        <Order key={order.number} order={order} />
      ))}
    </ul>
  </section>
);
