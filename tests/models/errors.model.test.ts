/** Generated paths through the errors machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { errorsPlan } from './errors.plan.ts';

testPlan('NET-06', errorsPlan);
