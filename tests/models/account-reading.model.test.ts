/** Generated paths through the reader of the account, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { accountReadingPlan } from './account-reading.plan.ts';

testPlan('ACC-01 BEY-02', accountReadingPlan);
