/** Offers customers to save the payment method, except where a rental saves it anyway (PAY-02). */

import { selectCanBeSaved, selectIsSaveWanted } from '#machines/checkout/payment/payment.selectors.ts';
import { usePayment, useSelected } from '#shop/use-shop.ts';
import { Checkbox } from '#ui/Checkbox.tsx';

export const SaveForNextTime = ({ label }: { readonly label: string }) => {
  const payment = usePayment();
  const canBeSaved = useSelected(payment, selectCanBeSaved);
  const isWanted = useSelected(payment, selectIsSaveWanted);
  if (!canBeSaved) return null;
  return (
    <Checkbox
      label={label}
      hint="Kept by our payment provider, never by us."
      checked={isWanted}
      onChange={({ target }) =>
        payment.send({ type: 'payment.keepForNextTime', isSaveWanted: target.checked })
      }
    />
  );
};
