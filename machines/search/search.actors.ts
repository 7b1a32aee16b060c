/** Actor slots that the search machine needs. */

import type { SearchSuggestions } from '../domain/search.ts';
import { slot } from '../slot.ts';

export const suggestResults = slot<SearchSuggestions, { readonly phrase: string }>('suggestResults');
