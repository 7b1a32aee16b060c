/** Generated paths through the machines of the cart and what is put into it. */

import { testPlan } from './model-tests.ts';
import { cartOwnerPlan } from './cart-owner.plan.ts';
import { cartPlan } from './cart.plan.ts';
import { cartWritesPlan } from './cart-writes.plan.ts';
import { giftCardPlan } from './gift-card.plan.ts';
import { optionsPlan } from './options.plan.ts';
import { orderPadPlan } from './order-pad.plan.ts';
import { promoPlan } from './promo.plan.ts';
import { cartRecoveryPlan } from './cart-recovery.plan.ts';

testPlan('CART-05, BEY-06', cartPlan);
testPlan('CART-11', cartOwnerPlan);
testPlan('CART-06, BEY-12', cartWritesPlan);
testPlan('GIFT-01', giftCardPlan);
testPlan('CAT-02', optionsPlan);
testPlan('BEY-12', orderPadPlan);
testPlan('PROMO-01, CHK-01', promoPlan);
testPlan('CART-05, BEY-03', cartRecoveryPlan);
