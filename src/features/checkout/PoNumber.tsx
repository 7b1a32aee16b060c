/** Purchase order number, for its payment method or accounts that require one (CHK-08). */

import { poNumberMissingMessage } from '#machines/domain/payment-form.ts';
import { selectIsPoNumberMissed, selectPoNumber } from '#machines/checkout/payment/payment.selectors.ts';
import { usePayment, useSelected } from '#shop/use-shop.ts';
import { Field } from '#ui/Field.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useMissing } from './use-missing.ts';
import { fieldId } from './field-id.ts';

export const PoNumber = () => {
  const payment = usePayment();
  const poNumber = useSelected(payment, selectPoNumber);
  const isMissed = useSelected(payment, selectIsPoNumberMissed);
  const missing = useMissing('payment.po-number');
  return (
    <Field
      id={fieldId('payment.po-number')}
      label="Purchase order number"
      hint="It appears on your order and your invoice."
      error={missing ?? (isMissed ? poNumberMissingMessage : undefined)}
    >
      {(wiring) => (
        <TextInput
          {...wiring}
          name="poNumber"
          value={poNumber}
          autoComplete="off"
          maxLength={64}
          onChange={({ target }) => payment.send({ type: 'payment.setPoNumber', poNumber: target.value })}
          onBlur={() => payment.send({ type: 'payment.setPoNumber', poNumber: poNumber.trim() })}
        />
      )}
    </Field>
  );
};
