/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { toastsPlan } from './toasts.plan.ts';

testPlan('SHELL-11', toastsPlan);
