/** Generated paths through the totals machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { totalsPlan } from './totals.plan.ts';

testPlan('CHK-12 PAY-01', totalsPlan);
