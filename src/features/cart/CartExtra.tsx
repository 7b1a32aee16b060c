/** Parts that few carts need: rental terms and free-delivery progress. */

import { CartDelivery, type CartDeliveryProps } from './CartDelivery.tsx';
import { LineTerms, type LineTermsProps } from './LineTerms.tsx';

/** The default export is required by React.lazy. */
export default function CartExtra(props: CartDeliveryProps | LineTermsProps) {
  return 'terms' in props ? <LineTerms {...props} /> : <CartDelivery {...props} />;
}
