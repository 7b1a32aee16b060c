/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { recreationPlan } from './recreation.plan.ts';

testPlan('CART-05, BEY-03', recreationPlan);
