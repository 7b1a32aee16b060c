/** Generated paths through the recreation machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { recreationPlan } from './recreation.plan.ts';

testPlan('CART-05 BEY-03', recreationPlan);
