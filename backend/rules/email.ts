/** Checks an email address by Magento's rule. */

const pattern =
  /^[^\s@"(),:;<>[\]\\]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,}$/i;

export function isEmail(text: string): boolean {
  return text.length <= 254 && pattern.test(text);
}

/** Enough for its owner to know it by: h•••@example.com. */
export function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1•••');
}
