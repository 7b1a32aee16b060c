/** Generated paths through the catalog machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { catalogPlan } from './catalog.plan.ts';

testPlan('CAT-01 CAT-02', catalogPlan);
