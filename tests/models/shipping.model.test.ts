/** Generated paths through the shipping machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { shippingPlan } from './shipping.plan.ts';

testPlan('SHIP-01 SHIP-02 SHIP-04', shippingPlan);
