/** Generated paths through the machine, judged by the rules of its plan. */

import { contactPlan } from './contact.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('CONTENT-03', contactPlan);
