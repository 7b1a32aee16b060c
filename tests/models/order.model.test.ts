/** Generated paths through the order machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { orderPlan } from './order.plan.ts';

testPlan('PAY-04 BEY-01 BEY-15 BEY-16 BEY-17', orderPlan);
