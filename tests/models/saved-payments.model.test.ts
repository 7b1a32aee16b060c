/** Generated paths through the saved ways to pay, held against their oracle. */

import { testPlan } from './model-tests.ts';
import { savedPaymentsPlan } from './saved-payments.plan.ts';

testPlan('ACC-01 BEY-02', savedPaymentsPlan);
