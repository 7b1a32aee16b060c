/** The parser as the front door runs it, for the same shop as the browser's in these tests. */

import { emptyContent } from '#machines/domain/content-tree.ts';
import { createServerParser } from '#server/server-parser.ts';
import type { ContentParser } from '#services/content/content-parser.ts';
import { origin } from './parsing.ts';

const { tree: parse } = createServerParser();

export const parseOnServer: ContentParser = async (html) => parse({ html, origin }) ?? emptyContent;
