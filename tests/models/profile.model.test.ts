/** Generated paths through the profile, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { profilePlan } from './profile.plan.ts';

testPlan('ACC-07 BEY-02', profilePlan);
