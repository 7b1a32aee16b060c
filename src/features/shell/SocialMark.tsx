/** Own icons of the supported social networks (§3 social link). */

import type { ReactNode } from 'react';
import type { SocialName } from '#machines/domain/social.ts';

const drawings: Readonly<Record<SocialName, ReactNode>> = {
  facebook: <path d="M16 4h-2a4 4 0 0 0-4 4v12M7 12h8" />,
  twitter: (
    <path d="M3.5 18.500c5 2.2 14 1 15-9l2-2.5-2.7.2C16.5 4.5 12 5 12 9c-3.5 0-6-1.5-8-4-1 4 .5 6.5 3 8l-2.5-.2c.5 2 1.5 3 3.5 3.7-1.3 1.2-2.7 1.8-4.5 2Z" />
  ),
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.5" />
      <path d="M16.5 7.500h.01" />
    </>
  ),
  pinterest: (
    <>
      <path d="m11.5 10-2.5 10" />
      <path d="M8 13.500c-3-4 .5-9.5 5-9 6 .6 5.5 10 .5 10.5-1.7.2-2.7-.6-3-1.5" />
    </>
  ),
  youtube: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="4" />
      <path d="m10.5 9.5 4 2.5-4 2.500Z" />
    </>
  ),
  snapchat: (
    <path d="M12 3.500c-3 0-4.5 2.2-4.5 4.700V11l-2 .5 2 1.500c-.5 1.7-1.7 2.7-3.5 3.2.3 1 1.3 1.3 2.8 1.400l.4 1.400c1.8-.5 2.8 1.5 4.8 1.500s3-2 4.8-1.500l.4-1.400c1.5-.1 2.5-.4 2.8-1.4-1.8-.5-3-1.5-3.5-3.200l2-1.5-2-.5V8.200c0-2.5-1.5-4.7-4.5-4.700Z" />
  ),
  tiktok: (
    <>
      <circle cx="9.5" cy="16" r="3.8" />
      <path d="M13.3 16V3.800c.3 2.7 2.2 4.5 5.2 4.7" />
    </>
  ),
  linkedIn: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="3" />
      <path d="M8 11v5.500M8 7.800h.01M11.5 16.500V11m0 2.500c.2-3.2 4.7-3.5 4.7 0v3" />
    </>
  ),
};

export const SocialMark = ({ name }: { readonly name: SocialName }) => (
  <svg
    aria-hidden="true"
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.8}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {drawings[name]}
  </svg>
);
