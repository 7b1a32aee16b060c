/** Generated paths through the machine, judged by the rules of its plan. */

import { testPlan } from './model-tests.ts';
import { pagePlan } from './page.plan.ts';

testPlan('ROUTE-07, ROUTE-08', pagePlan);
