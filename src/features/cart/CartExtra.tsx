/** What only some carts show: a rental's terms, the way to free delivery. */

import { CartDelivery, type CartDeliveryProps } from './CartDelivery.tsx';
import { LineTerms, type LineTermsProps } from './LineTerms.tsx';

/** Lazy parts are default exports. */
export default function CartExtra(props: CartDeliveryProps | LineTermsProps) {
  return 'terms' in props ? <LineTerms {...props} /> : <CartDelivery {...props} />;
}
