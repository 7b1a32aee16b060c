/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { recoveryPlan } from './recovery.plan.ts';

testPlan('PAY-04, BEY-01', recoveryPlan);
