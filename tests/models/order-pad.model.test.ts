/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { orderPadPlan } from './order-pad.plan.ts';

testPlan('BEY-12', orderPadPlan);
