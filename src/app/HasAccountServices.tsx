/**
 * Shows an account page only if the backend has the
 * merchant's account services, else redirects (ACC-01).
 */

import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { AccountSkeleton } from '#features/account/AccountSkeleton.tsx';
import { useReading } from '#shop/use-reading.ts';

export interface HasAccountServicesProps {
  /** Path to redirect to. */
  readonly instead: string;
  readonly children: ReactNode;
}

export const HasAccountServices = ({ instead, children }: HasAccountServicesProps) => {
  const { content, failure } = useReading({ kind: 'storeConfig' });
  if (content?.kind !== 'storeConfig') return failure === null ? <AccountSkeleton /> : children;
  return content.storeConfig.hasAccountServices ? children : <Navigate to={instead} replace />;
};
