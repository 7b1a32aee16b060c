/** Generated paths through the step machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { stepPlan } from './step.plan.ts';

testPlan('CHK-04', stepPlan);
