/** Generated paths through the contact machine, held against its oracle. */

import { contactPlan } from './contact.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('CONTENT-03', contactPlan);
