/** The merchant's pages on social networks (§3 social link). */

export interface SocialLink {
  readonly name: string;
  readonly destination: string;
}

/** Networks with an icon; others show their name. */
export const socialNames = [
  'facebook',
  'twitter',
  'instagram',
  'pinterest',
  'youtube',
  'snapchat',
  'tiktok',
  'linkedIn',
] as const;

export type SocialName = (typeof socialNames)[number];

/** In any spelling; null for a network without an icon. */
export const socialNameOf = (name: string): SocialName | null =>
  socialNames.find((known) => known.toLowerCase() === name.toLowerCase()) ?? null;
