/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { passwordPlan } from './password.plan.ts';

testPlan('ACC-02', passwordPlan);
