/** Generated paths through the password machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { passwordPlan } from './password.plan.ts';

testPlan('ACC-02', passwordPlan);
