/** Generated paths through the machine, judged by the rules of its plan. */

import { addressChoicePlan } from './address-choice.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('ADDR-01, ADDR-02', addressChoicePlan);
