/** Generated paths through the session machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { sessionPlan } from './session.plan.ts';

testPlan('SESS-01', sessionPlan);
