/**
 * Shows what the server resolves an address to: category,
 * product, page or not found (§2, ROUTE-07, ROUTE-10).
 */

import { useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { FailedScreen } from '#features/content/FailedScreen.tsx';
import { NotFoundScreen } from '#features/content/NotFoundScreen.tsx';
import { OfflineScreen } from '#features/content/OfflineScreen.tsx';
import { listKey, type Content, type Subject } from '#machines/domain/subject.ts';
import { selectIsOffline } from '#machines/network/network.selectors.ts';
import {
  selectIsMissing,
  selectIsPageFailed,
  selectIsResolving,
  selectIsUnreachable,
  selectSubject,
} from '#machines/display/page/page.selectors.ts';
import { editedLineIn } from '#paths.ts';
import { useNetwork, usePage, useSelected, useShop } from '#shop/use-shop.ts';
import { useReading } from '#shop/use-reading.ts';
import { UnderWay } from '#ui/UnderWay.tsx';
import { PageTransition } from './PageTransition.tsx';
import { PageHead } from './PageHead.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

export interface Shown {
  /** The cart item that the address edits. */
  readonly editedLineId: string | null;
  /** What the address asks for now. */
  readonly subject: Subject;
  /** The content is still that of the list before it was filtered, sorted or paged. */
  readonly isBusy: boolean;
}

export interface ServerScreenProps {
  readonly children: (content: Content, shown: Shown) => ReactNode;
}

/** Keeps the previous content visible until the next is loaded. */
const useStanding = (content: Content | null): Content | null => {
  const [last, setLast] = useState(content);
  if (content !== null && content !== last) setLast(content);
  return content ?? last;
};

const Reading = ({ subject, children }: ServerScreenProps & { readonly subject: Subject }) => {
  const shop = useShop();
  const { search } = useLocation();
  const { content, failure } = useReading(subject);
  const standing = useStanding(content);
  const isOffline = useSelected(useNetwork(), selectIsOffline);
  const isResolving = useSelected(usePage(), selectIsResolving);
  const isBusy = content === null;
  const editedLineId = editedLineIn(search);
  // on the way to another page this one is not rendered again
  const screen = useMemo(
    () => standing && children(standing, { subject, isBusy, editedLineId }),
    [children, standing, subject, isBusy, editedLineId],
  );
  if (failure?.kind === 'notFound')
    return (
      <PageTransition key="missing">
        <NotFoundScreen />
      </PageTransition>
    );
  if (failure?.kind === 'network' && isOffline)
    return (
      <PageTransition key="offline">
        <OfflineScreen />
      </PageTransition>
    );
  if (failure !== null)
    return (
      <PageTransition key="failed">
        <FailedScreen onRetry={() => shop.send({ type: 'shop.read', subjects: [subject] })} />
      </PageTransition>
    );
  if (standing === null) return <PageSkeleton subject={subject} />;
  return (
    <>
      {isResolving && <UnderWay message="Loading the page…" />}
      <PageTransition isBusy={isResolving}>
        <PageHead content={standing} />
        {screen}
      </PageTransition>
    </>
  );
};

export const ServerScreen = ({ children }: ServerScreenProps) => {
  const page = usePage();
  const subject = useSelected(page, selectSubject);
  const isMissing = useSelected(page, selectIsMissing);
  const isUnreachable = useSelected(page, selectIsUnreachable);
  const isFailed = useSelected(page, selectIsPageFailed);

  if (isMissing)
    return (
      <PageTransition key="missing">
        <NotFoundScreen />
      </PageTransition>
    );
  if (isUnreachable)
    return (
      <PageTransition key="offline">
        <OfflineScreen />
      </PageTransition>
    );
  if (isFailed)
    return (
      <PageTransition key="failed">
        <FailedScreen onRetry={() => page.send({ type: 'page.retry' })} />
      </PageTransition>
    );
  if (subject === null) return <PageSkeleton />;
  return (
    <Reading key={listKey(subject)} subject={subject}>
      {children}
    </Reading>
  );
};
