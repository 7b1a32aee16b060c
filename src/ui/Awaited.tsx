/** What is read of somebody's own: its shape while it is on its way, what went wrong with another try, and what was read before beside a failure (§8). */
import type { ReactNode } from 'react';
import { LoadingIndicator } from './LoadingIndicator.tsx';
import { RetryNotice } from './RetryNotice.tsx';

export interface AwaitedProps<Content> {
  /** Null while nothing was read yet. */
  content: Content | null;
  /** Why it could not be read just now. */
  failure: { message: string } | null;
  /** As in "your orders". */
  what: string;
  onRetry: () => void;
  /** The class that keeps its usual room while it is on its way. */
  room?: string | undefined;
  children: (content: Content) => ReactNode;
}

export const Awaited = <Content,>(props: AwaitedProps<Content>) => {
  const { content, failure, what, onRetry, room, children } = props;
  if (content === null && failure === null)
    return <LoadingIndicator message={`Loading ${what}…`} room={room} />;
  return (
    <>
      {failure !== null && (
        <RetryNotice
          type={content === null ? 'error' : 'warning'}
          title={content === null ? `We could not load ${what}` : `We could not bring ${what} up to date`}
          onRetry={onRetry}
        >
          {failure.message}
        </RetryNotice>
      )}
      {content !== null && children(content)}
    </>
  );
};
