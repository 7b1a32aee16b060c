/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { optionsPlan } from './options.plan.ts';

testPlan('CAT-02', optionsPlan);
