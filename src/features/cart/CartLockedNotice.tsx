/** Notice that an order from this cart is pending; the cart is locked until it ends (BEY-06). */

import { Notice } from '#ui/Notice.tsx';

export const CartLockedNotice = () => (
  <Notice type="info" title="An order is under way" announce>
    Your cart holds still until we know whether your last order arrived. That takes a moment.
  </Notice>
);
