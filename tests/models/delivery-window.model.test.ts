/** Generated paths through the delivery window machine, held against its oracle. */

import { deliveryWindowPlan } from './delivery-window.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('SHIP-05 GEN-07', deliveryWindowPlan);
