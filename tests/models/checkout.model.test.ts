/** Generated paths through the checkout machine with deaf children, held against its invariants. */

import { checkoutPlan } from './checkout.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('CHK-04 CHK-05 CHK-06 CHK-07 BEY-04 BEY-06', checkoutPlan);
