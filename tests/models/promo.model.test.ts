/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { promoPlan } from './promo.plan.ts';

testPlan('PROMO-01, CHK-01', promoPlan);
