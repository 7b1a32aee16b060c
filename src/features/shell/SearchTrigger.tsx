/** Toggles the search box where it is collapsed (SHELL-02, SHELL-10). */

import { Search, X } from 'lucide-react';
import { selectIsSearchOpen } from '#machines/chrome/chrome.selectors.ts';
import { useChrome, useSelected } from '#shop/use-shop.ts';
import { IconButton } from '#ui/IconButton.tsx';

/** Id of the part that the trigger opens, also before the scripts load (first-moments.ts). */
export const searchId = 'site-search';

export const SearchTrigger = () => {
  const chrome = useChrome();
  const isOpen = useSelected(chrome, selectIsSearchOpen);
  const Icon = isOpen ? X : Search;
  return (
    <IconButton
      label={isOpen ? 'Close search' : 'Open search'}
      aria-expanded={isOpen}
      data-opens={searchId}
      icon={<Icon aria-hidden="true" size={24} />}
      onClick={() => chrome.send({ type: 'chrome.toggleSearch' })}
    />
  );
};
