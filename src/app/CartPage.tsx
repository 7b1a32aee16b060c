/** The cart, its codes, and what goes with it (CART-09). */

import { CartScreen } from '#features/cart/CartScreen.tsx';
import BestSellers from '#features/catalog/BestSellers.tsx';
import { Codes } from '#features/codes/Codes.tsx';
import { CrossSell } from './CrossSell.tsx';

const CartPage = () => (
  <CartScreen
    codes={<Codes />}
    suggestions={<BestSellers heading="Popular right now" />}
    crossSell={<CrossSell />}
  />
);

export default CartPage;
