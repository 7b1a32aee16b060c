/** Generated paths through the account section, held against its oracle. */

import { accountSectionPlan } from './account-section.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('CHK-03', accountSectionPlan);
