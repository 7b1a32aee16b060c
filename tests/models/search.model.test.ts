/** Generated paths through the search machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { searchPlan } from './search.plan.ts';

testPlan('CAT-03 BEY-13', searchPlan);
