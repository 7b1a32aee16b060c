/** The canonical link of a public page that belongs to the shop itself (BEY-14). */

import { useHydrated } from '#ui/use-hydrated.ts';

export const OwnPageHead = ({ path }: { readonly path: string }) =>
  // before hydration the server-rendered head has it
  useHydrated() ? <link rel="canonical" href={new URL(path, window.location.origin).href} /> : null;
