/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { sessionPlan } from './session.plan.ts';

testPlan('SESS-02, CART-11', sessionPlan);
