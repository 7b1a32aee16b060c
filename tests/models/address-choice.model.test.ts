/** Generated paths through the addressChoice machine, held against its oracle. */

import { addressChoicePlan } from './address-choice.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('ADDR-01 ADDR-02 CHK-15', addressChoicePlan);
