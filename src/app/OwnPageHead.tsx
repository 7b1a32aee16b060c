/** The one address of a page that the shop knows by itself and that anybody may find (BEY-14). */

import { useHydrated } from '#ui/use-hydrated.ts';

export const OwnPageHead = ({ path }: { readonly path: string }) =>
  // until then the head that the server wrote says it
  useHydrated() ? <link rel="canonical" href={new URL(path, window.location.origin).href} /> : null;
