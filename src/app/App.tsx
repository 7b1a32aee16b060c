/** The shop as a page: shell around routes, drawers and toasts above. */

import { BrowserRouter } from 'react-router-dom';
import { CartDrawer } from '#features/cart/CartDrawer.tsx';
import { Shell } from '#features/shell/Shell.tsx';
import { Toasts } from '#features/shell/Toasts.tsx';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';
import { Navigation } from './Navigation.tsx';
import { SiteRoutes } from './routes.tsx';

export interface AppProps {
  readonly shop: ShopActor;
}

export const App = ({ shop }: AppProps) => (
  <ShopProvider shop={shop}>
    <BrowserRouter>
      <Navigation />
      <Shell>
        <SiteRoutes />
      </Shell>
      <CartDrawer toasts={<Toasts />} />
    </BrowserRouter>
  </ShopProvider>
);
