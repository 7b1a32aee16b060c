/** Generated paths through the updates machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { updatesPlan } from './updates.plan.ts';

testPlan('PWA-01', updatesPlan);
