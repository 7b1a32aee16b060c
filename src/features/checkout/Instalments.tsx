/** What each instalment comes to: a quarter of the total, never of an old one, and together the total (PAY-03, BEY-05, §9). */

import { selectAreSumsPending, selectTotals } from '#machines/checkout/checkout.selectors.ts';
import type { Money } from '#machines/domain/money.ts';
import { instalmentsOf } from '#machines/domain/payment.ts';
import { payableText } from '#machines/domain/sums.ts';
import { selectInstalmentsFailure } from '#machines/payment/instalments.selectors.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { useIsCurrencyNamed } from '#shop/use-currency.ts';
import { useCheckout, useInstalments, useSelected } from '#shop/use-shop.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './CheckoutScreen.module.css';

/** Its line stays where it is without the figure: nothing beneath it moves. */
const emptyLine = '\u00a0';

const Amounts = ({ total }: { readonly total: Money }) => {
  const format = usePriceFormat();
  const { each, last } = instalmentsOf(total);
  const isNamed = useIsCurrencyNamed(total);
  return (
    <>
      4 payments of <strong className="tabular">{payableText(each, isNamed, format)}</strong>
      {last.cents !== each.cents && (
        <>
          , the last of <strong className="tabular">{payableText(last, isNamed, format)}</strong>
        </>
      )}
    </>
  );
};

export const Instalments = () => {
  const checkout = useCheckout();
  const totals = useSelected(checkout, selectTotals);
  const isPending = useSelected(checkout, selectAreSumsPending);
  const failure = useSelected(useInstalments(), selectInstalmentsFailure);
  return (
    <div className={styles['form']}>
      <p>{totals === null || isPending ? emptyLine : <Amounts total={totals.grandTotal} />}</p>
      {failure !== null && (
        <Notice type="error" announce>
          {failure.message}
        </Notice>
      )}
    </div>
  );
};
