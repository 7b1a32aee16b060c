/** Amount of each instalment, a quarter of the current total (PAY-03, BEY-05, §9). */

import { selectAreSumsPending, selectTotals } from '#machines/checkout/draft.selectors.ts';
import type { Money } from '#machines/domain/money.ts';
import { instalmentsOf } from '#machines/domain/payment.ts';
import { payableText } from '#machines/domain/sums.ts';
import { selectInstalmentsFailure } from '#machines/checkout/payment/instalments.selectors.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { useIsCurrencyNamed } from '#shop/use-currency.ts';
import { useDraft, useInstalments, useSelected } from '#shop/use-shop.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './CheckoutScreen.module.css';

/** Keeps the height of the line while there is no amount. */
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
  const draft = useDraft();
  const totals = useSelected(draft, selectTotals);
  const isPending = useSelected(draft, selectAreSumsPending);
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
