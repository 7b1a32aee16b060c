/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { tabsPlan } from './tabs.plan.ts';

testPlan('CHK-02', tabsPlan);
