/** Generated paths through the machine, judged by the rules of its plan. */

import { cartPlan } from './cart.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('CART-05, BEY-06', cartPlan);
