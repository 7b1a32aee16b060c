/** Generated paths through the notifications machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { notificationsPlan } from './notifications.plan.ts';

testPlan('SHELL-12', notificationsPlan);
