/** Generated paths through the gift card machine, held against its oracle. */

import { giftCardPlan } from './gift-card.plan.ts';
import { testPlan } from './model-tests.ts';

testPlan('GIFT-01', giftCardPlan);
