/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { orderPlan } from './order.plan.ts';

testPlan('BEY-01, BEY-16', orderPlan);
