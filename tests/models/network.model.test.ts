/** Generated paths through the network machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { networkPlan } from './network.plan.ts';

testPlan('NET-05', networkPlan);
