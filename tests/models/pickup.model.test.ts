/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { pickupPlan } from './pickup.plan.ts';

testPlan('CHK-09', pickupPlan);
