/** Generated paths through the quick-order pad, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { orderPadPlan } from './order-pad.plan.ts';

testPlan('BEY-12', orderPadPlan);
