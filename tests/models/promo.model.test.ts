/** Generated paths through the promo machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { promoPlan } from './promo.plan.ts';

testPlan('PROMO-01 CHK-01', promoPlan);
