/** How the server spells what a payment carries (CHK-13, PAY-02). */

import type { PaymentAuthorisation } from '#machines/domain/payment.ts';

const additionalDataOf = ({ nonce, publicHash, isCardSaved }: PaymentAuthorisation) => ({
  ...(nonce === null ? {} : { payment_method_nonce: nonce }),
  ...(nonce === null || !isCardSaved ? {} : { is_active_payment_token_enabler: true }),
  ...(publicHash === null ? {} : { public_hash: publicHash }),
});

/** Nothing that the method does not have is sent: a key the server does not know is refused. */
export const toPaymentBody = (payment: PaymentAuthorisation) => {
  const additionalData = additionalDataOf(payment);
  return {
    method: payment.method,
    ...(payment.poNumber === null ? {} : { po_number: payment.poNumber }),
    ...(Object.keys(additionalData).length === 0 ? {} : { additional_data: additionalData }),
    ...(payment.agreementIds.length === 0
      ? {}
      : { extension_attributes: { agreement_ids: payment.agreementIds.map(String) } }),
  };
};
