/** Starts the shop once the page that the server drew is React's own: until then nothing of it may change (VIEW-01). */

import { useEffect } from 'react';

export const Opening = ({ open }: { readonly open: () => void }) => {
  useEffect(open, [open]);
  return null;
};
