/** Promo code field, or the applied code with a remove button (PROMO-01). */

import {
  selectIsApplyingPromo,
  selectIsPromoApplied,
  selectIsPromoBusy,
  selectIsPromoLocked,
  selectPromoCode,
  selectPromoMessage,
} from '#machines/trade/promo/promo.selectors.ts';
import { usePromo, useSelected } from '#shop/use-shop.ts';
import { CodeForm } from './CodeForm.tsx';

const PromoCode = () => {
  const promo = usePromo();
  const code = useSelected(promo, selectPromoCode);
  const isApplied = useSelected(promo, selectIsPromoApplied);
  const isApplying = useSelected(promo, selectIsApplyingPromo);
  return (
    <CodeForm
      label="Promo code"
      name="promoCode"
      code={code}
      isFixed={isApplied}
      isLocked={useSelected(promo, selectIsPromoLocked)}
      isBusy={useSelected(promo, selectIsPromoBusy)}
      busyText={isApplying ? 'Applying your promo code' : 'Removing your promo code'}
      action={isApplied ? 'Remove code' : 'Apply code'}
      message={useSelected(promo, selectPromoMessage)}
      onChange={(typed) => promo.send({ type: 'promo.setForm', code: typed })}
      onSubmit={() => promo.send({ type: 'promo.submit' })}
    />
  );
};

export default PromoCode;
