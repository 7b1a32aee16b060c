/** Issues and revokes tokens by REST (ACC-02). */
import { signIn } from '../identity/sign-in.ts';
import { signOut } from '../identity/sign-out.ts';
import { requireSelf } from '../identity/viewer.ts';
import { Refusal, requiredField } from '../refusal.ts';
import { readText, requireParameter } from './body.ts';
import type { Route } from './call.ts';

/** Two empty fields are reported together under one message. */
function requireFilled(fields: Readonly<Record<string, string>>): void {
  const [first, ...others] = Object.entries(fields)
    .filter(([, value]) => value === '')
    .map(([name]) => requiredField(name));
  if (first === undefined) return;
  throw others.length === 0
    ? first
    : new Refusal('input', 'One or more input exceptions have occurred.', undefined, [first, ...others]);
}

export const customerTokenRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/integration/customer/token',
    async handle({ shop, body, viewer }) {
      requireParameter(body, 'username');
      requireParameter(body, 'password');
      const username = readText(body, 'username') ?? '';
      const password = readText(body, 'password') ?? '';
      requireFilled({ username, password });
      return signIn(shop, viewer, username, password);
    },
  },
  {
    method: 'POST',
    path: '/integration/customer/revoke-customer-token',
    async handle({ shop, viewer }) {
      await signOut(shop, requireSelf(viewer));
      return true;
    },
  },
];
