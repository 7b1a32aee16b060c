/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { savedPaymentsPlan } from './saved-payments.plan.ts';

testPlan('ACC-01, BEY-02', savedPaymentsPlan);
