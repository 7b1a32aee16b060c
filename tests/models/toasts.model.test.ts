/** Generated paths through the toasts machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { toastsPlan } from './toasts.plan.ts';

testPlan('SHELL-11', toastsPlan);
