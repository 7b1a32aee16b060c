/** Entry point in the browser: creates one shop outside React and the page that shows it. */

import '#styles/site.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { browserWires, readExternalCheckout, readMapTiles, readOpened, whenIdle } from '#app/browser.ts';
import { repeatEarlyPresses } from '#app/early-presses.ts';
import { ErrorScreen } from '#app/ErrorScreen.tsx';
import { leavePrivateQuery } from '#app/private-address.ts';
import { createShop, openStoredPromise, openStoredTrade, openShop } from '#app/shop.ts';
import { openTracking } from '#app/tracking.ts';
import { watchMachines } from '#inspector/tab.ts';
import { createRecorder } from '#recorder/recorder.ts';
import { createNavigationState } from '#services/page/navigation-state.ts';
import { storePageRoute } from '#services/page/page-route.ts';
import { queueEarlyInput } from '#ui/unhydrated.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

// never for shoppers: the build drops this branch and its imports
const isWatched = import.meta.env.DEV || import.meta.env.MODE === 'inspect';
const recorder = createRecorder();
const inspect = isWatched ? watchMachines(window, recorder) : recorder;
const wires = browserWires();
const navigationState = createNavigationState(wires.session);
leavePrivateQuery(window, navigationState);
const opened = readOpened();
if (opened !== null && wires.pageRoute) storePageRoute(wires.transport.storage, wires.pageRoute);
const saveRecording = () =>
  void import('#app/save-recording.ts').then((part) => part.saveRecording(recorder));
const shop = createShop({ ...wires, ...(opened && { opened }), inspect });
shop.on('updates.reloadWanted', () => window.location.reload());
shop.on('chrome.recordingWanted', saveRecording);
const { transport, session } = wires;
openTracking({
  shop,
  opened,
  local: transport.storage,
  session,
  configuration: wires.tracking ?? '',
  whenIdle,
});
const open = (): void => {
  openShop(shop);
  openStoredTrade(shop, wires.transport.storage, whenIdle);
  openStoredPromise(shop, wires.transport.storage, whenIdle);
  repeatEarlyPresses(queueEarlyInput(document));
};
// a page from the offline cache is not rendered by the
// server, but carries the data that every page shows
const isDrawn = opened !== null && root.hasChildNodes();
if (!isDrawn) open();

const app = (
  <StrictMode>
    <ErrorScreen shop={shop} onSaveRecording={saveRecording}>
      <BrowserRouter>
        <App
          shop={shop}
          navigationState={navigationState}
          priceFormat={wires.page?.priceFormat ?? null}
          externalCheckout={readExternalCheckout()}
          mapTiles={readMapTiles()}
          {...(isDrawn ? { open } : {})}
        />
      </BrowserRouter>
    </ErrorScreen>
  </StrictMode>
);

// the error boundary logs what it catches, with its id
const options = { onCaughtError: () => undefined };
if (isDrawn) hydrateRoot(root, app, options);
else createRoot(root, options).render(app);
