/** The shape of a page that is still on its way, so that nothing jumps when it comes. */

import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';

export const PageSkeleton = () => <LoadingIndicator message="Loading the page…" fill />;
