/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { accountReadingPlan } from './account-reading.plan.ts';

testPlan('ACC-01, BEY-02', accountReadingPlan);
