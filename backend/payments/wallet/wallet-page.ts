/**
 * Serves the stand-in wallet: its script for the shop's page, its window, and the frame the SDK
 * requires (PAY-02).
 */
import { startWallet } from './wallet-sdk.ts';
import { startWalletWindow } from './wallet-window.ts';

const sourceOf = (start: (own: Window & typeof globalThis) => void): string => `'use strict';
(() => {
  const __name = (value) => value;
  (${start.toString()})(window);
})();
`;

const look = `body { margin: 0; padding: 24px; font: 16px/1.5 system-ui, sans-serif; color: #14202b; background: #f5f9fc; }
main { max-width: 400px; margin: 0 auto; padding: 24px; border-radius: 12px; background: #fff; }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 1.2; }
form { display: grid; gap: 12px; }
form[hidden] { display: none; }
label { font-weight: 600; }
input { font: inherit; padding: 12px; border: 1px solid #7a8896; border-radius: 8px; }
button { min-height: 48px; font: inherit; font-weight: 600; border: 1px solid #0b4ea2; border-radius: 999px; background: #fff; color: #0b4ea2; }
button[type='submit'] { background: #0b4ea2; color: #fff; }
`;

const page = `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>PayPal stand-in</title>
    <link rel="stylesheet" href="/undefined/paypal/wallet.css" />
    <script src="/undefined/paypal/window.js" defer></script>
  </head>
  <body>
    <main>
      <h1>PayPal stand-in</h1>
      <p data-waiting>One moment …</p>
      <form hidden novalidate>
        <p>No money moves here. An address that begins with “declined” has none.</p>
        <label for="payer">PayPal email</label>
        <input id="payer" type="email" autocomplete="email" value="payer@example.com" />
        <button type="submit">Approve payment</button>
        <button type="button" data-cancel>Cancel and return</button>
        <button type="button" data-fail>Let PayPal fail</button>
      </form>
    </main>
  </body>
</html>
`;

const blank = '<!doctype html><html lang="en-AU"><head><title>Wallet</title></head><body></body></html>';

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

const answer = (body: string, type: string): Response =>
  new Response(body, { headers: { ...headers, 'Content-Type': `${type}; charset=utf-8` } });

/** `path` is what follows `undefined/`; null when it is not one of the wallet's. */
export const answerWalletPath = (path: string): Response | null => {
  if (path === 'paypal/sdk.js') return answer(sourceOf(startWallet), 'text/javascript');
  if (path === 'paypal/window.js') return answer(sourceOf(startWalletWindow), 'text/javascript');
  if (path === 'paypal/wallet.css') return answer(look, 'text/css');
  if (path === 'paypal/approve') return answer(page, 'text/html');
  // the SDK preloads it for windows that it opens itself, which it never does here
  if (/^web\/[\d.]+\/html\/dispatch-frame(\.min)?\.html$/.test(path)) return answer(blank, 'text/html');
  return null;
};
