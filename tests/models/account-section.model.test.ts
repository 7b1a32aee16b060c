/** Generated paths through the machine, judged by the rules of its plan. */

import { accountSectionPlan } from './account-section.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('CHK-03', accountSectionPlan);
