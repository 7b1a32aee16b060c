/** Generated paths through the purchase machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { purchasePlan } from './purchase.plan.ts';

testPlan('CHK-06 BEY-11', purchasePlan);
