/** Generated paths through the machine, judged by the rules of its plan. */

import { addressLookupPlan } from './address-lookup.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('ADDR-04', addressLookupPlan);
