/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { profilePlan } from './profile.plan.ts';

testPlan('ACC-07, BEY-02', profilePlan);
