/** Generated paths through the addressLookup machine, held against its oracle. */

import { addressLookupPlan } from './address-lookup.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('ADDR-04', addressLookupPlan);
