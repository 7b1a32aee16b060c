/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { networkPlan } from './network.plan.ts';

testPlan('NET-05', networkPlan);
