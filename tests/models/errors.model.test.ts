/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { errorsPlan } from './errors.plan.ts';

testPlan('NET-06', errorsPlan);
