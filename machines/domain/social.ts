/** Where else the merchant is to be found (§3 social link). */

export interface SocialLink {
  readonly name: string;
  readonly destination: string;
}

/** The names that have a mark of their own; any other is shown by its name. */
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

/** However the merchant writes it; null for one without a mark. */
export const socialNameOf = (name: string): SocialName | null =>
  socialNames.find((known) => known.toLowerCase() === name.toLowerCase()) ?? null;
