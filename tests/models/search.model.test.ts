/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { searchPlan } from './search.plan.ts';

testPlan('CAT-03, BEY-13', searchPlan);
