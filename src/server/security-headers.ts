/**
 * Security headers of every response: one policy for
 * pages, one for the card frame, one for data (X1).
 */

import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { hasPrivateQuery, paths } from '#paths.ts';
import { seenLines } from './seen-lines.ts';

type Policy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']>;

/**
 * Style blocks that the accessible primitives add at run time, for touch and for scroll locking.
 */
const primitiveStyles: readonly string[] = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/**
 * Hosts of the card provider and PayPal, needed only with a
 * real Magento, which issues real client tokens.
 */
const providerHosts = {
  scriptSrc: [
    'https://js.braintreegateway.com',
    'https://assets.braintreegateway.com',
    'https://www.paypal.com',
    'https://www.paypalobjects.com',
  ],
  frameSrc: [
    'https://assets.braintreegateway.com',
    'https://www.paypal.com',
    'https://www.sandbox.paypal.com',
  ],
  connectSrc: [
    'https://api.braintreegateway.com',
    'https://api.sandbox.braintreegateway.com',
    'https://client-analytics.braintreegateway.com',
    'https://client-analytics.sandbox.braintreegateway.com',
    'https://*.braintree-api.com',
    'https://www.paypal.com',
    'https://www.sandbox.paypal.com',
  ],
  imgSrc: ['https://assets.braintreegateway.com', 'https://www.paypalobjects.com', 'https://t.paypal.com'],
} as const;

/** Hosts of film frames, loaded once the shopper plays a film (CONTENT-01). */
const filmHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

const none = { scriptSrc: [], frameSrc: [], connectSrc: [], imgSrc: [] } as const;

/** The hash of a block, in the form that a policy uses. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the inline scripts or styles of the page. */
const inlineHashes = (html: string, element: 'script' | 'style'): readonly string[] =>
  [...html.matchAll(new RegExp(`<${element}(\\s[^>]*)?>([\\s\\S]*?)</${element}>`, 'g'))]
    .filter(([, attributes]) => !/\ssrc=/.test(attributes ?? ''))
    .map(([, , text]) => hashOf(text ?? ''));

export interface PagePolicyOptions {
  /** The built page; its inline blocks are allowed by hash. */
  readonly html: string;
  readonly isEmbedded: boolean;
  /** Other hosts whose pictures the merchant shows (CONTENT-01). */
  readonly pictureHosts: readonly string[];
  /** Configured providers of analytics and marketing (TRK-05). */
  readonly trackerHosts: { readonly script: readonly string[]; readonly send: readonly string[] };
}

const pagePolicy = ({ html, isEmbedded, pictureHosts, trackerHosts }: PagePolicyOptions): Policy => {
  const hosts = isEmbedded ? none : providerHosts;
  return {
    defaultSrc: ["'self'"],
    scriptSrc: [
      "'self'",
      ...inlineHashes(html, 'script'),
      hashOf(seenLines),
      ...hosts.scriptSrc,
      ...trackerHosts.script,
    ],
    styleSrc: ["'self'", ...primitiveStyles.map(hashOf), ...inlineHashes(html, 'style')],
    imgSrc: ["'self'", 'data:', ...pictureHosts, ...hosts.imgSrc, ...trackerHosts.send],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...hosts.connectSrc, ...trackerHosts.send],
    frameSrc: ["'self'", ...filmHosts, ...hosts.frameSrc],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  };
};

/**
 * Only the shop itself may frame the card fields. A stricter policy of the frame itself is kept.
 */
const framePolicy: Policy = {
  defaultSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'none'"],
  frameAncestors: ["'self'"],
};

/** Data and pictures are not pages: opened as one, they may not run or load anything. */
const dataPolicy: Policy = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

/** Headers ready to be added to a response; names in lower case, as Headers returns them. */
export type HeaderRecord = Readonly<Record<string, string>>;

const recordOf = async (
  policy: Policy,
  framing: 'DENY' | 'SAMEORIGIN',
  isHttps: boolean,
): Promise<HeaderRecord> => {
  const app = new Hono();
  app.use(
    secureHeaders({
      contentSecurityPolicy: isHttps ? { ...policy, upgradeInsecureRequests: [] } : policy,
      // the wallet's pop-up has to reach the page that opened it
      crossOriginOpenerPolicy: 'same-origin-allow-popups',
      referrerPolicy: 'strict-origin-when-cross-origin',
      strictTransportSecurity: isHttps ? 'max-age=31536000; includeSubDomains' : false,
      xFrameOptions: framing,
      permissionsPolicy: {
        camera: false,
        geolocation: ['self'],
        microphone: false,
        payment: ['self'],
        usb: false,
      },
    }),
  );
  app.get('/', () => new Response(null));
  const response = await app.request('/');
  return Object.fromEntries(response.headers);
};

const partHeaders = ['x-content-type-options', 'strict-transport-security', 'cross-origin-resource-policy'];

const partRecord = (record: HeaderRecord): HeaderRecord =>
  Object.fromEntries(Object.entries(record).filter(([name]) => partHeaders.includes(name)));

export interface SecurityHeaders {
  readonly page: HeaderRecord;
  readonly frame: HeaderRecord;
  readonly data: HeaderRecord;
  /** For scripts, styles and fonts, which are not documents and need less. */
  readonly part: HeaderRecord;
}

/**
 * Prepared once: adding finished headers is several times cheaper than computing them per response.
 */
export const prepareSecurityHeaders = async (
  options: PagePolicyOptions,
  isHttps: boolean,
): Promise<SecurityHeaders> => ({
  page: await recordOf(pagePolicy(options), 'DENY', isHttps),
  frame: await recordOf(framePolicy, 'SAMEORIGIN', isHttps),
  data: await recordOf(dataPolicy, 'DENY', isHttps),
  part: partRecord(await recordOf(dataPolicy, 'DENY', isHttps)),
});

/**
 * Headers of a page at this address: with a private query no
 * request of the page sends a Referer with it.
 */
export const withReferrers = (page: HeaderRecord, { pathname, search }: URL): HeaderRecord => {
  if (!hasPrivateQuery(pathname, search)) return page;
  // payment providers' frames need to know their host
  const policy = pathname === paths.checkout ? 'strict-origin' : 'no-referrer';
  return { ...page, 'referrer-policy': policy };
};

const ownStyles = "style-src 'self'";

/** Headers of a page that also has style blocks with these hashes. */
export const withStyles = (page: HeaderRecord, hashes: readonly string[]): HeaderRecord =>
  hashes.length === 0
    ? page
    : Object.fromEntries(
        Object.entries(page).map(([name, value]) => [
          name,
          name === 'content-security-policy'
            ? value.replace(ownStyles, [ownStyles, ...hashes].join(' '))
            : value,
        ]),
      );

/** Adds only headers that the response lacks. */
export const layOn = (response: Response, record: HeaderRecord): Response => {
  const missing = Object.entries(record).filter(([name]) => !response.headers.has(name));
  try {
    for (const [name, value] of missing) response.headers.set(name, value);
    return response;
  } catch {
    // redirects and fetch responses are immutable, so only these are copied
    return layOn(new Response(response.body, response), record);
  }
};
