/** Checks an email address by Magento's rule. */

const pattern =
  /^[^\s@"(),:;<>[\]\\]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,}$/i;

export function isEmail(text: string): boolean {
  return text.length <= 254 && pattern.test(text);
}
