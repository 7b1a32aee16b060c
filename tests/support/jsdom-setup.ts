/** For tests of components: what jsdom lacks, and the removal of what a test rendered. */

import { afterEach } from 'vitest';

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
  // a window that is as no question wishes it
  const never = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  // and nothing in it grows
  class NoGrowth {
    readonly observe = () => undefined;
    readonly disconnect = () => undefined;
  }
  Object.assign(window, { matchMedia: () => never, ResizeObserver: NoGrowth });
  // nothing is drawn, so nothing is hidden by a sheet
  Object.assign(Element.prototype, { checkVisibility: () => true });
  afterEach(cleanup);
}
