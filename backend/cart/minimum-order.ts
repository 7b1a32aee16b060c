/** The smallest order the shop takes, where it is set (CART-08). */
import { settingText, type Settings } from '../store/settings.ts';

export interface MinimumOrder {
  readonly isEnabled: boolean;
  readonly message: string | null;
  readonly isMet: boolean;
}

export function minimumOrder(settings: Settings, subtotalInclTax: number): MinimumOrder {
  const isEnabled = settings['minimum_order_active'] === true;
  if (!isEnabled) return { isEnabled, message: null, isMet: true };
  const amount = Number(settings['minimum_order_amount'] ?? 0);
  return {
    isEnabled,
    message: settingText(
      settings,
      'minimum_order_description',
      `Minimum order amount is $${amount.toFixed(2)}`,
    ),
    isMet: subtotalInclTax >= amount * 100,
  };
}
