/** Generated paths through the session machine, held against its oracle. */

import { testPlan } from './model-tests.ts';
import { sessionPlan } from './session.plan.ts';

testPlan('SESS-01 SESS-02 SESS-04 SESS-05 SESS-07 SHELL-08 CART-11 CART-14', sessionPlan);
