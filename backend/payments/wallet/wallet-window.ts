/** The script of the wallet window: asks for the payer and the approval (PAY-02). */

/** Sent to the browser as source (wallet-page.ts), so it may only use what is defined inside. */
export function startWalletWindow(own: Window & typeof globalThis): void {
  const token = new URLSearchParams(own.location.search).get('token');
  // stays blank until the shop knows the order
  if (token === null) return;
  const { document } = own;
  const form = document.querySelector('form');
  const payer = document.querySelector('input');
  const waiting = document.querySelector('[data-waiting]');
  if (form === null || payer === null) return;
  waiting?.remove();
  form.hidden = false;

  const report = (outcome: 'approved' | 'cancelled' | 'failed'): void => {
    const opener: Window | null = own.opener;
    opener?.postMessage({ wallet: token, outcome, payer: payer.value.trim() }, own.location.origin);
    own.close();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    report('approved');
  });
  document.querySelector('[data-cancel]')?.addEventListener('click', () => report('cancelled'));
  document.querySelector('[data-fail]')?.addEventListener('click', () => report('failed'));
  payer.focus();
}
