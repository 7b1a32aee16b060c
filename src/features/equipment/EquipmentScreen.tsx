/**
 * Coolers and filters of a customer with their service state (§2 equipment and services, ACC-01).
 */

import { Wrench } from 'lucide-react';
import { useNavigationType } from 'react-router-dom';
import type { Equipment } from '#machines/domain/equipment.ts';
import { selectIsOffline } from '#machines/network/network.selectors.ts';
import { useAccountReading } from '#shop/use-account-reading.ts';
import { useNetwork, useSelected } from '#shop/use-shop.ts';
import { useTitleSuffix } from '#shop/use-reading.ts';
import { Awaited } from '#ui/Awaited.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { OwnPage } from '#ui/OwnPage.tsx';
import styles from './EquipmentScreen.module.css';
import { Piece } from './Piece.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';

const Pieces = ({ pieces }: { readonly pieces: readonly Equipment[] }) =>
  pieces.length === 0 ? (
    <EmptyState icon={<Wrench size={40} />} heading="You have no equipment from us">
      A cooler or filter that you rent, or that we service, appears here.
    </EmptyState>
  ) : (
    <ul className={styles['pieces']}>
      {pieces.map((piece) => (
        <Piece key={piece.id} piece={piece} />
      ))}
    </ul>
  );

export const EquipmentScreen = () => {
  const isOffline = useSelected(useNetwork(), selectIsOffline);
  const { content, failure, retry } = useAccountReading({ kind: 'equipment' });
  return (
    <OwnPage
      title="Equipment / Services"
      suffix={useTitleSuffix()}
      description="Your coolers and filters, and when they are serviced."
      isLoaded={useNavigationType() === 'POP'}
    >
      {isOffline && (
        <Notice type="info" announce>
          You are offline. A service can be requested as soon as you are connected again.
        </Notice>
      )}
      <Awaited content={content} failure={failure} what="your equipment" onRetry={retry}>
        {({ pieces }) => <Pieces pieces={pieces} />}
      </Awaited>
      <ServiceDialog />
    </OwnPage>
  );
};
