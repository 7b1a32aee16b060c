/** Reads the merchant's social media links. */
import { asc } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { socialLink } from '../database/schema/store.ts';

export async function readSocialLinks(queries: Queries) {
  return queries
    .select({ name: socialLink.name, destination: socialLink.destination })
    .from(socialLink)
    .orderBy(asc(socialLink.position));
}
