/** Generated paths through the tabs machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { tabsPlan } from './tabs.plan.ts';

testPlan('CHK-02', tabsPlan);
