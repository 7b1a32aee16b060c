/** Generated paths through the customer machine, held against its oracle. */

import { customerPlan } from './customer.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('SESS-03 ACC-05', customerPlan);
