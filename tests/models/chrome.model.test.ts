/** Generated paths through the chrome machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { chromePlan } from './chrome.plan.ts';

testPlan('SHELL-03 SHELL-07 SHELL-09 SHELL-10', chromePlan);
