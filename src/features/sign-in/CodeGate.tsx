/** Shows the code step in place of the form whose password was right (GEN-07). */

import { Suspense, type ReactNode } from 'react';
import { selectIsCodeAwaited } from '#machines/session/session.selectors.ts';
import { useSelected, useSession } from '#shop/use-shop.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { useFocusOnReturn } from '#ui/use-focus-on-return.ts';

const CodeStep = lazyPart(() => import('./CodeStep.tsx'));

export interface CodeGateProps {
  readonly labelledBy: string;
  readonly children: ReactNode;
}

export const CodeGate = ({ labelledBy, children }: CodeGateProps) => {
  const isAwaited = useSelected(useSession(), selectIsCodeAwaited);
  const place = useFocusOnReturn(isAwaited);
  return (
    <div ref={place}>
      {isAwaited ? (
        <Suspense fallback={<LoadingIndicator message="Signing you in" />}>
          <CodeStep labelledBy={labelledBy} />
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
};
