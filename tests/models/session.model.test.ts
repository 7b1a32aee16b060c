/** Generated paths through the machines of the session and its customer. */

import { testPlan } from './model-tests.ts';
import { consentPlan } from './consent.plan.ts';
import { customerPlan } from './customer.plan.ts';
import { sessionPlan } from './session.plan.ts';

testPlan('SESS-03, ACC-05', customerPlan);
testPlan('TRK-05', consentPlan);
testPlan('SESS-02, CART-11', sessionPlan);
