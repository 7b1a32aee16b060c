/** No delay tells whether an address has an account. */
import { expect, test } from 'vitest';
import { openPeopleShop } from './people-shop.ts';

test('a forgotten password is answered after the same time with and without an account [X4]', async () => {
  const waits: { readonly milliseconds: number; readonly end: () => void }[] = [];
  const wait = (milliseconds: number) => new Promise<void>((end) => void waits.push({ milliseconds, end }));
  const shop = await openPeopleShop({ wait });
  for (const email of ['alice@example.com', 'stranger@example.com']) {
    let isAnswered = false;
    const body = { email, template: 'email_reset' };
    const answer = shop.rest('PUT', '/customers/password', body).finally(() => (isAnswered = true));
    await expect.poll(() => waits.length).toBe(1);
    // all that is to be written has long been written
    await shop.rows('select pg_sleep(0)');
    expect(isAnswered).toBe(false);
    const [waited] = waits.splice(0);
    waited?.end();
    expect([await answer, waited?.milliseconds]).toEqual([{ status: 200, body: true }, 300]);
  }
  expect(await shop.lastMail('alice@example.com')).toMatchObject({ kind: 'passwordReset' });
});
