/** Target of the delivery e-mail, usable without an account (§2 confirm-delivery, ROUTE-02). */

import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import {
  selectIsNoticeOpen,
  selectNoticedDelivery,
  selectNoticeReadFailure,
} from '#machines/desk/delivery-notice/delivery-notice.selectors.ts';
import { arrivalIn } from '#paths.ts';
import { useMailedNotice } from '#shop/use-mailed-notice.ts';
import { useSelected } from '#shop/use-shop.ts';
import { useTitleSuffix } from '#shop/use-reading.ts';
import { Awaited } from '#ui/Awaited.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ConfirmDeliveryForm } from './ConfirmDeliveryForm.tsx';
import styles from './ConfirmDeliveryScreen.module.css';
import { DeliveryDetails } from './DeliveryDetails.tsx';

const headingId = 'confirm-delivery-heading';

const Noticed = () => {
  const notice = useMailedNotice(arrivalIn(useLocation().state).given);
  const isOpen = useSelected(notice, selectIsNoticeOpen);
  const delivery = useSelected(notice, selectNoticedDelivery);
  const failure = useSelected(notice, selectNoticeReadFailure);
  if (!isOpen)
    return (
      <Notice type="warning" title="This link is not complete">
        Open it from the email once more.
      </Notice>
    );
  if (failure?.kind === 'notFound')
    return (
      <Notice type="warning" title="We found no delivery for this link" announce>
        It may have been cut off in the email, or the order was changed since. The newest email has the right
        one.
      </Notice>
    );
  return (
    <Awaited
      content={delivery}
      failure={failure}
      what="your delivery"
      onRetry={() => notice.send({ type: 'deliveryNotice.retry' })}
    >
      {(shown) => (
        <>
          <section className={styles['box']} aria-labelledby={headingId}>
            <p>
              Order <span className="tabular">{shown.orderNumber}</span>
            </p>
            <DeliveryDetails delivery={shown} />
          </section>
          <ConfirmDeliveryForm key={shown.id} delivery={shown} />
        </>
      )}
    </Awaited>
  );
};

export const ConfirmDeliveryFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={`container ${styles['screen']}`}>
    <PageTitle
      title="Your delivery"
      suffix={useTitleSuffix()}
      description="When your delivery comes, and what the driver is told."
      isPrivate
    />
    <h1 id={headingId}>Your delivery</h1>
    {children}
  </div>
);

export const ConfirmDeliveryScreen = () => (
  <ConfirmDeliveryFrame>
    <Noticed />
  </ConfirmDeliveryFrame>
);
