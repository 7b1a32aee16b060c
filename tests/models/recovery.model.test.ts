/** Generated paths through the recovery machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { recoveryPlan } from './recovery.plan.ts';

testPlan('PAY-04 BEY-01 BEY-06', recoveryPlan);
