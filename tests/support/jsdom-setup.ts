/** For tests of components: what one test drew is taken down before the next. */

import { afterEach } from 'vitest';

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
  afterEach(cleanup);
}
