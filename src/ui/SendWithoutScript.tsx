/** The button of a form that sends itself: only where no script can do that (VIEW-01). */

import { Button } from './Button.tsx';

export const SendWithoutScript = ({ children }: { readonly children: string }) => (
  <noscript>
    <Button type="submit" color="outline">
      {children}
    </Button>
  </noscript>
);
