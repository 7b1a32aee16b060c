/** The cart page: items, codes and cross-sell (CART-09). */

import { CartScreen } from '#features/cart/CartScreen.tsx';
import BestSellers from '#features/catalog/BestSellers.tsx';
import { Codes } from '#features/codes/Codes.tsx';
import { DeliveryFold } from '#features/delivery/DeliveryFold.tsx';
import { CrossSell } from './CrossSell.tsx';
import { WithWings } from './WingGate.tsx';

const wings = ['trade'] as const;
const suggestions = <BestSellers heading="Popular right now" />;

const CartPage = () => (
  <WithWings names={wings}>
    <CartScreen
      codes={<Codes />}
      delivery={<DeliveryFold />}
      suggestions={suggestions}
      crossSell={<CrossSell />}
    />
  </WithWings>
);

export default CartPage;
