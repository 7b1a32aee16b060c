/** Generated paths through the machine, judged by the rules of its plan. */

import { customerPlan } from './customer.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('SESS-03, ACC-05', customerPlan);
