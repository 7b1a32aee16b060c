/** Generated paths through the cart machine, held against the cart oracle. */

import { cartPlan } from './cart.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('CART-01 CART-05 CART-06 CART-07 BEY-05 BEY-06', cartPlan);
