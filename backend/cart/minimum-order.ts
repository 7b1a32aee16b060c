/** Checks the shop's minimum order amount; commercial customers may have their own (CART-08). */
import { settingFlag, settingNumber, settingText, type Settings } from '../store/settings.ts';

export interface MinimumOrder {
  readonly isEnabled: boolean;
  readonly message: string | null;
  readonly isMet: boolean;
}

const amountKey = 'sales/minimum_order/amount';

function smallestAmount(settings: Settings, isCommercial: boolean): number {
  const amount = settingNumber(settings, amountKey, settingNumber(settings, 'minimum_order_amount', 0));
  return isCommercial ? settingNumber(settings, `${amountKey}_commercial`, amount) : amount;
}

/** `subtotal` includes tax and discount. */
export function minimumOrder(settings: Settings, subtotal: number, isCommercial = false): MinimumOrder {
  const isEnabled = settingFlag(
    settings,
    'sales/minimum_order/active',
    settingFlag(settings, 'minimum_order_active'),
  );
  if (!isEnabled) return { isEnabled, message: null, isMet: true };
  const amount = smallestAmount(settings, isCommercial);
  const usual = `Minimum order amount is $${amount.toFixed(2)}`;
  const own = settingText(settings, 'minimum_order_description');
  return {
    isEnabled,
    message: settingText(settings, 'sales/minimum_order/description', own) || usual,
    isMet: subtotal >= Math.round(amount * 100),
  };
}
