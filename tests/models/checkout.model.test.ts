/** Generated paths through the machines of the checkout, judged by the rules of their plans. */

import { testPlan } from './model-tests.ts';
import { checkoutPlan } from './checkout.plan.ts';

testPlan('CHK-07, BEY-06', checkoutPlan);
