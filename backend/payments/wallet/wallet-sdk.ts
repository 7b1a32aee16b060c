/**
 * The wallet's script in the shop's page: a button that opens the wallet window and waits for its
 * result (PAY-02).
 */

interface Approval {
  readonly orderID: string;
  readonly payerID: string;
}

interface ButtonsOptions {
  readonly fundingSource?: string;
  readonly createOrder: () => Promise<string>;
  readonly onApprove: (approval: Approval) => unknown;
  readonly onCancel?: (order: { readonly orderID: string }) => unknown;
  readonly onError?: (cause: unknown) => unknown;
}

interface Said {
  readonly wallet?: string;
  readonly outcome?: 'approved' | 'cancelled' | 'failed';
  readonly payer?: string;
}

/** Sent to the browser as source (wallet-page.ts), so it may only use what is defined inside. */
export function startWallet(own: Window & typeof globalThis): void {
  const page = '/undefined/paypal/approve';

  const watch = (popup: Window, orderID: string, options: ButtonsOptions): void => {
    const end = (): void => {
      own.clearInterval(looking);
      own.removeEventListener('message', onMessage);
    };
    const onMessage = ({ origin, data }: MessageEvent<Said>): void => {
      if (origin !== own.location.origin || data.wallet !== orderID) return;
      end();
      if (data.outcome === 'approved') options.onApprove({ orderID, payerID: data.payer ?? '' });
      else if (data.outcome === 'cancelled') options.onCancel?.({ orderID });
      else options.onError?.(new Error('The wallet failed.'));
    };
    // a closed window sends no message
    const looking = own.setInterval(() => {
      if (!popup.closed) return;
      end();
      options.onCancel?.({ orderID });
    }, 400);
    own.addEventListener('message', onMessage);
  };

  const open = async (options: ButtonsOptions): Promise<void> => {
    // opened before any await, or the popup blocker stops it
    const popup = own.open(page, 'wallet', 'popup,width=460,height=640');
    try {
      const orderID = await options.createOrder();
      if (popup === null) throw new Error('The browser opened no window.');
      watch(popup, orderID, options);
      popup.location.href = `${page}?token=${encodeURIComponent(orderID)}`;
    } catch (cause) {
      popup?.close();
      options.onError?.(cause);
    }
  };

  const Buttons = (options: ButtonsOptions) => {
    let button: HTMLButtonElement | null = null;
    return {
      isEligible: () => true,
      render: (place: Element | string): Promise<void> => {
        const container = typeof place === 'string' ? own.document.querySelector(place) : place;
        if (container === null) return Promise.reject(new Error('There is no place for the button.'));
        button = own.document.createElement('button');
        button.type = 'button';
        button.textContent =
          options.fundingSource === 'paylater' ? 'Pay later with PayPal' : 'Pay with PayPal';
        button.className = 'wallet-button';
        button.addEventListener('click', () => void open(options));
        container.append(button);
        return Promise.resolve();
      },
      close: (): Promise<void> => {
        button?.remove();
        return Promise.resolve();
      },
    };
  };
  Reflect.set(own, 'paypal', {
    version: 'stand-in',
    Buttons,
    FUNDING: { PAYPAL: 'paypal', PAYLATER: 'paylater' },
  });
}
