/** Generated paths through the payment machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { paymentPlan } from './payment.plan.ts';

testPlan('PAY-01 PAY-02', paymentPlan);
