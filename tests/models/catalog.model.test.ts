/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { catalogPlan } from './catalog.plan.ts';

testPlan('CAT-01, CAT-02', catalogPlan);
