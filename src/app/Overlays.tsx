/** Drawers and dialogs over the page; their code is loaded when one is first opened (VIEW-01). */

import { selectIsCartOpen, selectOpenModal } from '#machines/chrome/chrome.selectors.ts';
import { selectIsExpiryShown } from '#machines/session/session.selectors.ts';
import { helpModal } from '#features/shell/help-modal.ts';
import { useChrome, useSelected, useSession } from '#shop/use-shop.ts';
import { LoadOnDemand } from '#ui/LoadOnDemand.tsx';

const loadCart = () => import('#features/cart/CartDrawer.tsx');
const loadExpiry = () => import('#features/sign-in/ExpiryDialog.tsx');
const loadHelp = () => import('#features/shell/HelpDialog.tsx');

export const Overlays = () => (
  <>
    <LoadOnDemand isWanted={useSelected(useChrome(), selectIsCartOpen)} load={loadCart} />
    <LoadOnDemand isWanted={useSelected(useSession(), selectIsExpiryShown)} load={loadExpiry} />
    <LoadOnDemand isWanted={useSelected(useChrome(), selectOpenModal) === helpModal} load={loadHelp} />
  </>
);
