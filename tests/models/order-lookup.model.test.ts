/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { orderLookupPlan } from './order-lookup.plan.ts';

testPlan('BEY-12', orderLookupPlan);
