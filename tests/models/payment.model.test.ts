/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { paymentPlan } from './payment.plan.ts';

testPlan('PAY-01, PAY-02', paymentPlan);
