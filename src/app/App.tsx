/** The shop as a page: shell around routes, drawers and toasts above. */

import { BrowserRouter } from 'react-router-dom';
import { CartDrawer } from '#features/cart/CartDrawer.tsx';
import { Shell } from '#features/shell/Shell.tsx';
import { ExpiryDialog } from '#features/sign-in/ExpiryDialog.tsx';
import { Toasts } from '#features/shell/Toasts.tsx';
import { HandedOnProvider, type HandedOn } from '#shop/HandedOn.tsx';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';
import type { ExternalCheckout } from '#paths.ts';
import { CheckoutElsewhere } from './CheckoutElsewhere.tsx';
import { Navigation } from './Navigation.tsx';
import { SiteRoutes } from './routes.tsx';

export interface AppProps {
  readonly shop: ShopActor;
  readonly handedOn: HandedOn;
  /** Where one pays instead of here (ROUTE-06). */
  readonly externalCheckout: ExternalCheckout | null;
}

export const App = ({ shop, handedOn, externalCheckout }: AppProps) => (
  <ShopProvider shop={shop}>
    <HandedOnProvider handedOn={handedOn}>
      <BrowserRouter>
        <CheckoutElsewhere external={externalCheckout}>
          <Navigation />
          <Shell>
            <SiteRoutes />
          </Shell>
          <CartDrawer toasts={<Toasts />} />
          <ExpiryDialog />
        </CheckoutElsewhere>
      </BrowserRouter>
    </HandedOnProvider>
  </ShopProvider>
);
