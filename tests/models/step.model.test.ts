/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { stepPlan } from './step.plan.ts';

testPlan('CHK-04', stepPlan);
