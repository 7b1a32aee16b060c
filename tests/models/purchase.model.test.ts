/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { purchasePlan } from './purchase.plan.ts';

testPlan('CHK-06, BEY-11', purchasePlan);
