/** Encodes payment data for the server, and decodes the terms (CHK-08, CHK-13, PAY-02). */

import type { Agreement } from '#machines/domain/payment-form.ts';
import type { OrderRequest } from '#machines/domain/order.ts';
import type { PaymentAuthorisation } from '#machines/domain/payment.ts';
import { toWireAddress } from '../checkout/address.wire.ts';
import type { AgreementsQuery } from '../generated/graphql.ts';
import type { HtmlCleaner } from '../content/html-cleaner.ts';

const additionalDataOf = ({ nonce, publicHash, isCardSaved }: PaymentAuthorisation) => ({
  ...(nonce === null ? {} : { payment_method_nonce: nonce }),
  ...(nonce === null || !isCardSaved ? {} : { is_active_payment_token_enabler: true }),
  ...(publicHash === null ? {} : { public_hash: publicHash }),
});

/** Sends only what the method has: the server rejects unknown keys. */
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

/**
 * The shared body of payment-information, which places the order, and
 * set-payment-information, which does not (CHK-13, CHK-14).
 */
export const toPaymentInformation = (
  { email, billing, payment }: Pick<OrderRequest, 'email' | 'billing' | 'payment'>,
  token: string | null,
) => ({
  ...(token === null ? { email } : {}),
  billingAddress: toWireAddress(billing),
  paymentMethod: toPaymentBody(payment),
});

/** Only terms that need manual agreement have a checkbox (mode MANUAL). */
export const toAgreements = (
  { checkoutAgreements }: AgreementsQuery,
  clean: HtmlCleaner,
): Promise<readonly Agreement[]> =>
  Promise.all(
    (checkoutAgreements ?? []).flatMap((agreement) =>
      agreement === null
        ? []
        : [
            (async (): Promise<Agreement> => ({
              id: agreement.agreement_id,
              label: agreement.checkbox_text,
              name: agreement.name,
              content: agreement.is_html ? await clean(agreement.content) : agreement.content,
              isHtml: agreement.is_html,
              isTicked: agreement.mode === 'MANUAL',
            }))(),
          ],
    ),
  );
