/** Generated paths through the machine, judged by the rules of its plan. */

import { deliveryWindowPlan } from './delivery-window.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('SHIP-05, GEN-07', deliveryWindowPlan);
