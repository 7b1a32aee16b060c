/** The sentence for a field that kept the order from being placed, until it is filled in (BEY-07). */

import { selectObstacles } from '#machines/checkout/checkout.selectors.ts';
import { useCheckout, useSelected } from '#shop/use-shop.ts';

export const useMissing = (field: string): string | undefined =>
  useSelected(
    useCheckout(),
    (snapshot) => selectObstacles(snapshot).find((obstacle) => obstacle.field === field)?.message,
  );
