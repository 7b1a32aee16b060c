/** Generated paths through the look-up of an order, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { orderLookupPlan } from './order-lookup.plan.ts';

testPlan('BEY-12', orderLookupPlan);
