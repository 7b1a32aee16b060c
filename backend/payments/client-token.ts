/**
 * Builds the client token that starts the SDK, and the configuration the SDK fetches with it
 * (PAY-02).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

const lifetimeMs = 24 * 60 * 60 * 1000;
const merchantId = 'brightwater';

export const configurationPath = `merchants/${merchantId}/client_api/v1/configuration`;

const sign = (expires: string, secret: string): string =>
  createHmac('sha256', secret).update(`${merchantId}|${expires}`).digest('hex');

export const newFingerprint = (secret: string, now: number): string => {
  const expires = String(now + lifetimeMs);
  return `${expires}|${sign(expires, secret)}`;
};

export const isFingerprintGood = (fingerprint: unknown, secret: string, now: number): boolean => {
  if (typeof fingerprint !== 'string') return false;
  const [expires = '', signature = ''] = fingerprint.split('|');
  const expected = Buffer.from(sign(expires, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(expires) > now;
};

export const newClientToken = (origin: string, secret: string, now: number): string => {
  const token = {
    version: 2,
    environment: 'sandbox',
    merchantId,
    authorizationFingerprint: newFingerprint(secret, now),
    configUrl: `${new URL(origin).origin}/undefined/${configurationPath}`,
  };
  return Buffer.from(JSON.stringify(token)).toString('base64');
};

/**
 * `assetsUrl` and `clientApiUrl` are omitted on purpose: the SDK accepts only the provider's own
 * hosts, and without them requests this origin at paths starting with `undefined/`.
 */
export const clientConfiguration = {
  environment: 'sandbox',
  merchantId,
  merchantAccountId: merchantId,
  challenges: ['cvv'],
  creditCards: {
    supportedCardTypes: ['Visa', 'MasterCard', 'American Express'],
    collectDeviceData: false,
  },
  threeDSecureEnabled: false,
  paypalEnabled: true,
  // no PayPal URLs: 'offline' selects the stand-in in wallet/
  paypal: {
    displayName: 'Brightwater',
    clientId: 'emulated-paypal',
    currencyIsoCode: 'AUD',
    environment: 'offline',
    environmentNoNetwork: false,
    unvettedMerchant: false,
    userAuthenticationEnabled: false,
    allowHttp: true,
  },
};
