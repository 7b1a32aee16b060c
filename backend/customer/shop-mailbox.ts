/** Returns the shop's own mail address. */
import { settingText, type Settings } from '../store/settings.ts';

export function shopMailbox(settings: Settings): string {
  return settingText(settings, 'contact/email/recipient_email', 'hello@example.com');
}
