/** The shop as a page: shell around routes, drawers and toasts above. */

import { BrowserRouter } from 'react-router-dom';
import { CartDrawer } from '#features/cart/CartDrawer.tsx';
import { Shell } from '#features/shell/Shell.tsx';
import { ExpiryDialog } from '#features/sign-in/ExpiryDialog.tsx';
import { Toasts } from '#features/shell/Toasts.tsx';
import { HandedOnProvider, type HandedOn } from '#shop/HandedOn.tsx';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';
import { Navigation } from './Navigation.tsx';
import { SiteRoutes } from './routes.tsx';

export interface AppProps {
  readonly shop: ShopActor;
  readonly handedOn: HandedOn;
}

export const App = ({ shop, handedOn }: AppProps) => (
  <ShopProvider shop={shop}>
    <HandedOnProvider handedOn={handedOn}>
      <BrowserRouter>
        <Navigation />
        <Shell>
          <SiteRoutes />
        </Shell>
        <CartDrawer toasts={<Toasts />} />
        <ExpiryDialog />
      </BrowserRouter>
    </HandedOnProvider>
  </ShopProvider>
);
