/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { updatesPlan } from './updates.plan.ts';

testPlan('PWA-01', updatesPlan);
