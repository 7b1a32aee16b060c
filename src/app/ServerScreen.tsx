/** Shows whatever the server says the address leads to: a category, a product, a page, or that there is none (§2, ROUTE-07, ROUTE-10). */

import type { ReactNode } from 'react';
import { FailedScreen } from '#features/content/FailedScreen.tsx';
import { NotFoundScreen } from '#features/content/NotFoundScreen.tsx';
import { OfflineScreen } from '#features/content/OfflineScreen.tsx';
import type { Content, Subject } from '#machines/domain/subject.ts';
import { selectIsOffline } from '#machines/network/network.selectors.ts';
import {
  selectIsMissing,
  selectIsPageFailed,
  selectIsUnreachable,
  selectSubject,
} from '#machines/page/page.selectors.ts';
import { useNetwork, usePage, useReading, useSelected, useShop } from '#shop/use-shop.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

export interface ServerScreenProps {
  readonly children: (content: Content) => ReactNode;
}

const Reading = ({ subject, children }: ServerScreenProps & { readonly subject: Subject }) => {
  const shop = useShop();
  const { content, failure } = useReading(subject);
  const isOffline = useSelected(useNetwork(), selectIsOffline);
  if (failure?.kind === 'notFound') return <NotFoundScreen />;
  if (failure?.kind === 'network' && isOffline) return <OfflineScreen />;
  if (failure !== null) return <FailedScreen onRetry={() => shop.send({ type: 'shop.read', subject })} />;
  return content === null ? <PageSkeleton /> : children(content);
};

export const ServerScreen = ({ children }: ServerScreenProps) => {
  const page = usePage();
  const subject = useSelected(page, selectSubject);
  const isMissing = useSelected(page, selectIsMissing);
  const isUnreachable = useSelected(page, selectIsUnreachable);
  const isFailed = useSelected(page, selectIsPageFailed);

  if (isMissing) return <NotFoundScreen />;
  if (isUnreachable) return <OfflineScreen />;
  if (isFailed) return <FailedScreen onRetry={() => page.send({ type: 'page.retry' })} />;
  return subject === null ? <PageSkeleton /> : <Reading subject={subject}>{children}</Reading>;
};
