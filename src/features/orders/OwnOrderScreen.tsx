/** One order of a customer with all details (§2 orders/id, ACC-01). */

import { useLocation, useNavigationType } from 'react-router-dom';
import {
  withoutComing,
  type OrderInvoice,
  type OwnOrder,
  type PlannedDelivery,
} from '#machines/domain/order-history.ts';
import { inFull } from '#machines/domain/sums.ts';
import { orderNumberIn, paths } from '#paths.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { useAccountReading } from '#shop/use-account-reading.ts';
import { useHasAccountServices, useLanguage, useTitleSuffix } from '#shop/use-reading.ts';
import { ArrivalHeading } from '#ui/ArrivalHeading.tsx';
import { Awaited } from '#ui/Awaited.tsx';
import { dateText } from '#ui/date-text.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { DeliveryActions } from './DeliveryActions.tsx';
import { DeliveryDetails } from './DeliveryDetails.tsx';
import { DeliveryDialogs } from './DeliveryDialogs.tsx';
import { OrderPanels } from './OrderPanels.tsx';
import styles from './OrdersScreen.module.css';
import { ReorderButton } from './ReorderButton.tsx';

/** Upcoming deliveries of this order, picked from those of all orders. */
const useComing = (number: string): readonly PlannedDelivery[] => {
  const hasServices = useHasAccountServices();
  const { content } = useAccountReading(hasServices ? { kind: 'activeOrders', page: 1 } : null);
  return content?.orders.items.find((one) => one.number === number)?.deliveries ?? [];
};

const Coming = ({ delivery }: { readonly delivery: PlannedDelivery }) => (
  <>
    <DeliveryDetails delivery={delivery} isAddressKnown />
    <DeliveryActions delivery={delivery} />
  </>
);

const Invoices = ({ invoices }: { readonly invoices: readonly OrderInvoice[] }) => {
  const format = usePriceFormat();
  return invoices.map(({ id, number, total }) => (
    <p key={id}>
      Invoice <span className="tabular">{number}</span>{' '}
      <span className={styles['quiet']}>of {inFull(total, format)}</span>
    </p>
  ));
};

const Order = ({ order }: { readonly order: OwnOrder }) => {
  const language = useLanguage();
  const { number, placedAt, email, poNumber, invoices } = order;
  const coming = useComing(number);
  return (
    <>
      <p>
        Placed on {dateText(placedAt, language)}
        {email !== '' && <> by {email}</>}.
      </p>
      <OrderPanels
        order={coming.length === 0 ? order : withoutComing(order)}
        progress={coming.map((delivery) => (
          <Coming key={delivery.id} delivery={delivery} />
        ))}
        payment={
          <>
            {poNumber !== null && (
              <p>
                Purchase order number <span className="tabular">{poNumber}</span>
              </p>
            )}
            <Invoices invoices={invoices} />
          </>
        }
        again={
          <div>
            <ReorderButton order={order} />
          </div>
        }
      />
    </>
  );
};

const Missing = () => (
  <Notice type="warning" title="There is no such order among yours" announce>
    It may have been placed from another account, or without one.{' '}
    <a href={paths.orderLookup}>Track an order without an account</a>
  </Notice>
);

const Wanted = ({ number }: { readonly number: string }) => {
  const { content, failure, retry } = useAccountReading({ kind: 'order', number });
  if (failure?.kind === 'notFound') return <Missing />;
  return (
    <Awaited content={content} failure={failure} what="your order" onRetry={retry}>
      {({ order }) => <Order order={order} />}
    </Awaited>
  );
};

export const OwnOrderScreen = () => {
  const number = orderNumberIn(useLocation().pathname);
  const isLoaded = useNavigationType() === 'POP';
  return (
    <div ref={keepFocus} className={styles['screen']}>
      <PageTitle
        title={number === undefined ? 'Order' : `Order ${number}`}
        suffix={useTitleSuffix()}
        description="How far your order is, when it comes, and what was in it."
        isPrivate
      />
      <div className={styles['head']}>
        <ArrivalHeading isLoaded={isLoaded}>
          Order {number !== undefined && <span className="tabular">{number}</span>}
        </ArrivalHeading>
      </div>
      {number === undefined ? <Missing /> : <Wanted key={number} number={number} />}
      <div>
        <LinkButton href={paths.orders} color="outline">
          Back to your orders
        </LinkButton>
      </div>
      <DeliveryDialogs />
    </div>
  );
};
