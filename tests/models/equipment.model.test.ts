/** Generated paths through the machine, judged by the rules of its plan. */

import { equipmentPlan } from './equipment.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('ACC-01, BEY-02', equipmentPlan);
