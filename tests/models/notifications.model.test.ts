/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { notificationsPlan } from './notifications.plan.ts';

testPlan('SHELL-12', notificationsPlan);
