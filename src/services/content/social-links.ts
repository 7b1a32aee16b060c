/**
 * Reads the merchant's social media links if the backend has the merchant
 * layer; invalid addresses are left out (SHELL-06, SHELL-16).
 */

import type { SocialLink } from '#machines/domain/social.ts';
import type { Transport } from '#transport/transport.ts';
import type { SocialLinksQuery } from '../generated/graphql.ts';
import { SocialLinksDocument } from './social-links.merchant.graphql.ts';

const secureAddress = (text: string | null | undefined): string | null => {
  const given = text?.trim() ?? '';
  return /^https:\/\//i.test(given) && URL.canParse(given) ? new URL(given).href : null;
};

export const toSocialLinks = (wire: SocialLinksQuery['getSocialLinks']): readonly SocialLink[] =>
  (wire ?? []).flatMap((link) => {
    const name = link?.name?.trim() ?? '';
    const destination = secureAddress(link?.destination);
    return name === '' || destination === null ? [] : [{ name, destination }];
  });

export const readSocialLinks = async (
  { graphql, has }: Pick<Transport, 'graphql' | 'has'>,
  signal: AbortSignal,
): Promise<readonly SocialLink[]> =>
  has('merchant') ? toSocialLinks((await graphql.read(SocialLinksDocument, {}, signal)).getSocialLinks) : [];
