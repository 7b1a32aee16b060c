/** Generated paths through the checkout, its draft and what it comes to, judged by rules. */

import { checkoutPlan } from './checkout.plan.ts';
import { draftPlan } from './draft.plan.ts';
import { fulfilmentPlan } from './fulfilment.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('BEY-06, SESS-02', checkoutPlan);
testPlan('CHK-07, BEY-06', draftPlan);
testPlan('CHK-04, CHK-12', fulfilmentPlan);
