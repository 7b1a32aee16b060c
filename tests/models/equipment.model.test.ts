/** Generated paths through a service that is asked for, held against their oracle. */

import { equipmentPlan } from './equipment.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('ACC-01 BEY-02', equipmentPlan);
