/** Generated paths through the pickup machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { pickupPlan } from './pickup.plan.ts';

testPlan('CHK-09', pickupPlan);
