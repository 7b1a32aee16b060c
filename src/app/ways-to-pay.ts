/** The checkout's payment methods, loaded when an invoice is to be paid (BEY-19). */

import { lazyPart } from '#ui/lazy-part.ts';

export const WaysToPay = lazyPart(() =>
  import('./CheckoutPage.tsx').then((page) => page && { default: page.WaysToPay }),
);
