/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { shippingPlan } from './shipping.plan.ts';

testPlan('SHIP-01, SHIP-02', shippingPlan);
