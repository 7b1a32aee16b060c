/** Changes and resets passwords by REST (ACC-02, X4). */
import { changePassword } from '../customer/own-account.ts';
import { requestReset, resetPassword } from '../customer/password-reset.ts';
import { requireSelf } from '../identity/viewer.ts';
import { refuseInput, refuseMissing, type Refusal } from '../refusal.ts';
import { readText, requireParameter, type JsonObject } from './body.ts';
import type { Route } from './call.ts';

function requireText(body: JsonObject, name: string): string {
  requireParameter(body, name);
  return readText(body, name) ?? '';
}

function unknownAddress(email: string): Refusal {
  return refuseMissing('No such entity with %fieldName = %fieldValue, %field2Name = %field2Value', {
    fieldName: 'email',
    fieldValue: email,
    field2Name: 'websiteId',
    field2Value: '1',
  });
}

const templates = ['email_reminder', 'email_reset'] as const;

export const customerPasswordRoutes: readonly Route[] = [
  {
    method: 'PUT',
    path: '/customers/me/password',
    async handle({ shop, body, viewer }) {
      const customerId = requireSelf(viewer);
      const passwords = {
        current: requireText(body, 'currentPassword'),
        next: requireText(body, 'newPassword'),
      };
      const mismatch = "The password doesn't match this account. Verify the password and try again.";
      await changePassword(shop, viewer, customerId, passwords, mismatch);
      return true;
    },
  },
  {
    method: 'PUT',
    path: '/customers/password',
    async handle({ shop, body, viewer }) {
      const email = requireText(body, 'email');
      const template = requireText(body, 'template');
      const isKnown = templates.some((one) => one === template);
      if (!isKnown)
        throw refuseInput(
          'Invalid value of "%value" provided for the %fieldName field. Possible values: %template1 or %template2.',
          { value: template, fieldName: 'template', template1: templates[0], template2: templates[1] },
        );
      await requestReset(shop, viewer, email, unknownAddress(email));
      return true;
    },
  },
  {
    method: 'POST',
    path: '/customers/resetPassword',
    async handle({ shop, body, viewer }) {
      const email = requireText(body, 'email');
      const token = requireText(body, 'resetToken');
      const password = requireText(body, 'newPassword');
      await resetPassword(shop, viewer, { email, token, password }, unknownAddress(email));
      return true;
    },
  },
];
