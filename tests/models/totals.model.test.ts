/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { totalsPlan } from './totals.plan.ts';

testPlan('CHK-12, PAY-01', totalsPlan);
