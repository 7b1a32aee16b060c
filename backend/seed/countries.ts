/**
 * The two countries the shop delivers to, with Magento's region ids (§4: New Zealand has no
 * regions).
 */
import type { SeedCountry } from './seed-types.ts';

export const countries: readonly SeedCountry[] = [
  {
    id: 'AU',
    threeLetter: 'AUS',
    nameLocale: 'Australia',
    nameEnglish: 'Australia',
    regions: [
      { id: 605, code: 'ACT', name: 'Australian Capital Territory' },
      { id: 606, code: 'NSW', name: 'New South Wales' },
      { id: 612, code: 'NT', name: 'Northern Territory' },
      { id: 608, code: 'QLD', name: 'Queensland' },
      { id: 609, code: 'SA', name: 'South Australia' },
      { id: 610, code: 'TAS', name: 'Tasmania' },
      { id: 607, code: 'VIC', name: 'Victoria' },
      { id: 611, code: 'WA', name: 'Western Australia' },
    ],
  },
  { id: 'NZ', threeLetter: 'NZL', nameLocale: 'New Zealand', nameEnglish: 'New Zealand', regions: [] },
];
