/** The instalment provider's own page, where the shopper agrees and is sent back (PAY-03): the real answer comes from the backend, which may fail. */

import type { Page } from 'playwright-core';
import type { Deed, Hands } from './deeds.ts';

const provider = 'https://portal.instalments.example';

const openProvider = async (page: Page): Promise<void> => {
  await page.route('**/afterpay/payment/process', async (route) => {
    try {
      const response = await route.fetch();
      const json: unknown = await response.json();
      const isAgreed = Reflect.get(Object(json), 'success') === true;
      if (!isAgreed) return await route.fulfill({ response });
      return await route.fulfill({ json: { success: true, redirect_url: `${provider}/pay` } });
    } catch {
      // the page may have left meanwhile
      return await route.abort().catch(() => undefined);
    }
  });
  const back = `${new URL(page.url()).origin}/checkout?afterpay=afterpay_1&status=SUCCESS`;
  await page.route(`${provider}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<h1>Pay in four</h1><script>location.replace(${JSON.stringify(back)})</script>`,
    }),
  );
};

/** The last thing before the order: what is agreed to is its sum. */
export const agreeAway = ({ page, order }: Hands): Deed => {
  let isOpen = false;
  let isAgreed = false;
  return {
    what: 'the approved instalments',
    moment: 'instalments',
    isAsking: true,
    async isDone() {
      isAgreed ||= (await page.getByText('Your instalments are approved').count()) > 0;
      return isAgreed;
    },
    async perform() {
      if (!isOpen) await openProvider(page);
      isOpen = true;
      // whose approval stands, though it is not said any more, orders with it
      await order();
    },
  };
};
