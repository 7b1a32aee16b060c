/**
 * Says which postcodes exist: four digits, and in Australia within a range assigned to a state
 * (ADDR-05).
 */

const australia: readonly (readonly [state: string, from: string, to: string])[] = [
  ['ACT', '0200', '0299'],
  ['NT', '0800', '0999'],
  ['NSW', '1000', '2599'],
  ['ACT', '2600', '2618'],
  ['NSW', '2619', '2899'],
  ['ACT', '2900', '2920'],
  ['NSW', '2921', '2999'],
  ['VIC', '3000', '3999'],
  ['QLD', '4000', '4999'],
  ['SA', '5000', '5999'],
  ['WA', '6000', '6999'],
  ['TAS', '7000', '7999'],
  ['VIC', '8000', '8999'],
  ['QLD', '9000', '9999'],
];

/** The state of an Australian postcode; null where no state has it. */
export function stateOf(postcode: string): string | null {
  return australia.find(([, from, to]) => from <= postcode && postcode <= to)?.[0] ?? null;
}

export function isKnownPostcode(countryId: string, postcode: string): boolean {
  if (!/^\d{4}$/.test(postcode)) return false;
  if (countryId === 'AU') return stateOf(postcode) !== null;
  return countryId === 'NZ' && postcode >= '0110' && postcode <= '9893';
}
