/** What every answer tells the browser to refuse: one policy for pages, one for the card frame, one for data (X1). */

import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { hasPrivateQuery, paths } from '#paths.ts';
import { seenLines } from './seen-lines.ts';

type Policy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']>;

/** The two style blocks the accessible primitives write at run time, for touch and for scroll locking. */
const primitiveStyles: readonly string[] = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/** The hosts of the card provider and of PayPal, needed only where a real Magento hands out real client tokens. */
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

/** Where films of content are framed from, once the shopper has asked for one (CONTENT-01). */
const filmHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

const none = { scriptSrc: [], frameSrc: [], connectSrc: [], imgSrc: [] } as const;

/** As a policy names a block. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the scripts or styles written inside the page itself. */
const inlineHashes = (html: string, element: 'script' | 'style'): readonly string[] =>
  [...html.matchAll(new RegExp(`<${element}(\\s[^>]*)?>([\\s\\S]*?)</${element}>`, 'g'))]
    .filter(([, attributes]) => !/\ssrc=/.test(attributes ?? ''))
    .map(([, , text]) => hashOf(text ?? ''));

export interface PagePolicyOptions {
  /** The page as built; what stands inline in it is allowed by hash. */
  readonly html: string;
  readonly isEmbedded: boolean;
  /** Other houses whose pictures the merchant shows (CONTENT-01). */
  readonly pictureHosts: readonly string[];
  /** Providers of analytics and marketing by configuration (TRK-05). */
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

/** Only the shop itself may frame the card fields. A stricter policy of the frame's own is kept. */
const framePolicy: Policy = {
  defaultSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'none'"],
  frameAncestors: ["'self'"],
};

/** Answers and pictures are no pages: opened as one, they may run and load nothing. */
const dataPolicy: Policy = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

/** Ready to be laid on an answer; names in lower case, as Headers gives them. */
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
      // the wallet's window must be able to speak to the page that opened it
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
  /** Of scripts, styles and fonts, which are no documents and need none of their protection. */
  readonly part: HeaderRecord;
}

/** Worked out once: laying finished headers on an answer is several times cheaper than making them for each. */
export const prepareSecurityHeaders = async (
  options: PagePolicyOptions,
  isHttps: boolean,
): Promise<SecurityHeaders> => ({
  page: await recordOf(pagePolicy(options), 'DENY', isHttps),
  frame: await recordOf(framePolicy, 'SAMEORIGIN', isHttps),
  data: await recordOf(dataPolicy, 'DENY', isHttps),
  part: partRecord(await recordOf(dataPolicy, 'DENY', isHttps)),
});

/** The headers of a page at this address: where its query is private, no request of the page repeats it. */
export const withReferrers = (page: HeaderRecord, { pathname, search }: URL): HeaderRecord => {
  if (!hasPrivateQuery(pathname, search)) return page;
  // the frames of payment providers want to know their host
  const policy = pathname === paths.checkout ? 'strict-origin' : 'no-referrer';
  return { ...page, 'referrer-policy': policy };
};

const ownStyles = "style-src 'self'";

/** The headers of a page that holds style blocks of these hashes besides. */
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

/** What the answer says itself stays; only what it leaves out is added. */
export const layOn = (response: Response, record: HeaderRecord): Response => {
  const missing = Object.entries(record).filter(([name]) => !response.headers.has(name));
  try {
    for (const [name, value] of missing) response.headers.set(name, value);
    return response;
  } catch {
    // redirects and answers straight from fetch are sealed; only those pay for a copy
    return layOn(new Response(response.body, response), record);
  }
};
