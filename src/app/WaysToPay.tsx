/** The checkout's ways to pay, for an invoice (BEY-19). */

import { PaymentMethods } from '#features/checkout/PaymentMethods.tsx';

/** Lazy parts are default exports. */
export default function WaysToPay() {
  return <PaymentMethods />;
}
