/** Generated paths through the machine, judged by the rules of its plan. */

import { giftCardPlan } from './gift-card.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('GIFT-01', giftCardPlan);
