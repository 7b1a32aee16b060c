/**
 * Starts the shop once React has hydrated the server-rendered
 * page; nothing may change before (VIEW-01).
 */

import { useEffect } from 'react';

export const Opening = ({ open }: { readonly open: () => void }) => {
  useEffect(open, [open]);
  return null;
};
