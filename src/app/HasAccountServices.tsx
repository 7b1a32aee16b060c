/** A page of the account for what only the merchant's own backend keeps: elsewhere there is none, and one is led on (ACC-01). */

import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { AccountSkeleton } from '#features/account/AccountSkeleton.tsx';
import { useReading } from '#shop/use-shop.ts';

export interface HasAccountServicesProps {
  /** What there is in its place. */
  readonly instead: string;
  readonly children: ReactNode;
}

export const HasAccountServices = ({ instead, children }: HasAccountServicesProps) => {
  const { content, failure } = useReading({ kind: 'storeConfig' });
  if (content?.kind !== 'storeConfig') return failure === null ? <AccountSkeleton /> : children;
  return content.storeConfig.hasAccountServices ? children : <Navigate to={instead} replace />;
};
