/** Generated paths through the chrome machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { chromePlan } from './chrome.plan.ts';

testPlan('SHELL-10', chromePlan);
