/** Loading, failed or loaded content; a failed reload keeps the old content (§8). */
import type { ReactNode } from 'react';
import { LoadingIndicator } from './LoadingIndicator.tsx';
import { RetryNotice } from './RetryNotice.tsx';

export interface AwaitedProps<Content> {
  /** null until first loaded. */
  content: Content | null;
  /** Why the last load failed. */
  failure: { message: string } | null;
  /** For example "your orders". */
  what: string;
  onRetry: () => void;
  /** Class that reserves the usual height while loading. */
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
