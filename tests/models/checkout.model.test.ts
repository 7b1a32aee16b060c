/** Generated paths through the machine, judged by the rules of its plan. */

import { checkoutPlan } from './checkout.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('CHK-07, BEY-06', checkoutPlan);
