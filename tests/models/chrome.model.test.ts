/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { chromePlan } from './chrome.plan.ts';

testPlan('SHELL-03, SHELL-07', chromePlan);
