/** Submit button shown only without scripts, since the form submits on change (VIEW-01). */

import { Button } from './Button.tsx';

export const SendWithoutScript = ({ children }: { readonly children: string }) => (
  <noscript>
    <Button type="submit" color="outline">
      {children}
    </Button>
  </noscript>
);
