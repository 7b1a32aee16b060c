/** Generated paths through the checkout and its draft, judged by the rules of their plans. */

import { checkoutPlan } from './checkout.plan.ts';
import { draftPlan } from './draft.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('BEY-06, SESS-02', checkoutPlan);
testPlan('CHK-07, BEY-06', draftPlan);
