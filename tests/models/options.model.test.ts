/** Generated paths through the options machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { optionsPlan } from './options.plan.ts';

testPlan('CAT-02', optionsPlan);
