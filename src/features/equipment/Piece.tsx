/** One cooler or filter: model, location and service state (ACC-01, GEN-02). */

import { canBeServiced, type Equipment, type ServiceStatus } from '#machines/domain/equipment.ts';
import { useEquipment } from '#shop/use-shop.ts';
import { useLanguage } from '#shop/use-reading.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { shortDayText } from '#ui/date-text.ts';
import { DetailList } from '#ui/DetailList.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './EquipmentScreen.module.css';

const words: Readonly<Record<ServiceStatus, string>> = {
  none: 'None planned',
  scheduled: 'Scheduled',
  requested: 'Requested, we will get in touch',
  overdue: 'Overdue',
};

export const Piece = ({ piece }: { readonly piece: Equipment }) => {
  const machine = useEquipment();
  const language = useLanguage();
  const day = (date: string | null): string | null => (date === null ? null : shortDayText(date, language));
  const { name, serialNumber, location, accountName, sku, serviceStatus } = piece;
  return (
    <li>
      <section className={styles['piece']}>
        <div className={styles['head']}>
          <h2 className={styles['name']}>{name}</h2>
          {piece.isRental && <Badge kind="rental">Rental</Badge>}
        </div>
        <DetailList
          details={[
            { label: 'Where', value: [accountName ?? '', location].filter((part) => part !== '').join(', ') },
            { label: 'Serial number', value: serialNumber },
            { label: 'SKU', value: sku },
            { label: 'Installed', value: day(piece.installedOn) },
            { label: 'Last service', value: day(piece.lastServiceOn) },
            { label: 'Next service', value: day(piece.nextServiceOn) },
            {
              label: 'Service',
              value:
                serviceStatus === 'overdue' ? (
                  <span className={styles['overdue']}>{words.overdue}</span>
                ) : (
                  words[serviceStatus]
                ),
            },
          ]}
        />
        {canBeServiced(piece) && (
          <div>
            <Button
              size="small"
              color="outline"
              onClick={() => machine.send({ type: 'equipment.openRequest', piece })}
            >
              Request a service{' '}
              <VisuallyHidden>
                of {name}, {serialNumber}
              </VisuallyHidden>
            </Button>
          </div>
        )}
      </section>
    </li>
  );
};
