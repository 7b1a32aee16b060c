/** Order table with reorder buttons, shown as cards on phones (§2 orders, ACC-01, BEY-12). */

import type { HistoryEntry } from '#machines/domain/order-history.ts';
import { inFull } from '#machines/domain/sums.ts';
import { orderPath } from '#paths.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { useLanguage } from '#shop/use-reading.ts';
import { CardTable, type CardColumn } from '#ui/CardTable.tsx';
import { dateText } from '#ui/date-text.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ReorderButton } from './ReorderButton.tsx';

const columns: readonly CardColumn[] = [
  { key: 'number', label: 'Order' },
  { key: 'placed', label: 'Placed on' },
  { key: 'status', label: 'Status' },
  { key: 'total', label: 'Total', isFigure: true },
  { key: 'again', label: 'Once more', isLabelHidden: true, isFigure: true },
];

export interface OrderTableProps {
  readonly caption: string;
  readonly orders: readonly HistoryEntry[];
}

export const OrderTable = ({ caption, orders }: OrderTableProps) => {
  const format = usePriceFormat();
  const language = useLanguage();
  return (
    <CardTable
      caption={caption}
      columns={columns}
      rows={orders.map((order) => ({
        id: order.number,
        cells: {
          number: (
            <a href={orderPath(order.number)}>
              <VisuallyHidden>Order</VisuallyHidden> <span className="tabular">{order.number}</span>
            </a>
          ),
          placed: dateText(order.placedAt, language),
          status: order.status,
          total: <span className="tabular">{inFull(order.total, format)}</span>,
          again: <ReorderButton order={order} />,
        },
      }))}
    />
  );
};
