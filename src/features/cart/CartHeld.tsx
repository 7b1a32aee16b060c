/** What the cart says while an order made of it is under way elsewhere: it holds still until the outcome is known (BEY-06). */

import { Notice } from '#ui/Notice.tsx';

export const CartHeld = () => (
  <Notice type="info" title="An order is under way" announce>
    Your cart holds still until we know whether your last order arrived. That takes a moment.
  </Notice>
);
