/** State of the account switcher: drop-down on laptops, modal below (SHELL-07, SHELL-09). */

import { selectOpenModal } from '#machines/chrome/chrome.selectors.ts';
import { useChrome, useSelected } from '#shop/use-shop.ts';
import { useMedia } from '#ui/use-media.ts';

export const modal = 'accounts';

export interface AccountModal {
  readonly isOpen: boolean;
  readonly isLaptop: boolean;
}

export const useAccountModal = (): AccountModal => ({
  isOpen: useSelected(useChrome(), selectOpenModal) === modal,
  isLaptop: useMedia('(min-width: 1024px)'),
});
