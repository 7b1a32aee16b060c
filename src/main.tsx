/** The start in a browser: one shop, outside React, and a page that shows it. */

import '#styles/site.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { browserWires } from '#app/browser.ts';
import { ErrorScreen } from '#app/ErrorScreen.tsx';
import { createShop, openShop } from '#app/shop.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const shop = createShop(browserWires());
openShop(shop);

createRoot(root).render(
  <StrictMode>
    <ErrorScreen>
      <App shop={shop} />
    </ErrorScreen>
  </StrictMode>,
);
