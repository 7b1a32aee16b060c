/** What the search machine needs from outside. */

import type { SearchSuggestions } from '../domain/search.ts';
import { slot } from '../slot.ts';

export const suggestResults = slot<SearchSuggestions, { readonly phrase: string }>('suggestResults');
