/** Finds pickup locations by filters or around a town (CHK-09). */
import { readPickupLocations, type PickupLocation } from '../../cart/pickup-locations.ts';
import { kilometresBetween } from '../../rules/distance.ts';
import type { GraphqlContext } from '../context.ts';
import { takePage } from '../shapes/page-shape.ts';

interface Filter {
  readonly eq?: string | null;
  readonly in?: readonly (string | null)[] | null;
  readonly like?: string | null;
  readonly neq?: string | null;
}

interface PickupArguments {
  readonly area?: { readonly radius: number; readonly search_term: string } | null;
  readonly filters?: Readonly<Record<string, Filter | null>> | null;
  readonly sort?: Readonly<Record<string, 'ASC' | 'DESC' | null>> | null;
  readonly pageSize: number;
  readonly currentPage: number;
}

function locationShape(own: PickupLocation) {
  return {
    pickup_location_code: own.code,
    name: own.name,
    description: own.description,
    email: own.email,
    phone: own.telephone,
    fax: null,
    contact_name: own.contactName,
    latitude: Number(own.latitude),
    longitude: Number(own.longitude),
    street: own.street.join('\n'),
    city: own.city,
    postcode: own.postcode,
    region: own.region,
    region_id: own.regionId,
    country_id: own.countryId,
  };
}

type Located = ReturnType<typeof locationShape> & { readonly distance: number };

/** Case-insensitive; % matches any text. */
function isLike(value: string, pattern: string): boolean {
  const parts = pattern.toLowerCase().split('%');
  const text = value.toLowerCase();
  let from = 0;
  const isInOrder = parts.every((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
  return isInOrder && text.startsWith(parts[0] ?? '') && text.endsWith(parts.at(-1) ?? '');
}

function passes(value: unknown, filter: Filter): boolean {
  const text = String(value ?? '');
  if (filter.eq != null && text !== filter.eq) return false;
  if (filter.neq != null && text === filter.neq) return false;
  if (filter.in != null && !filter.in.includes(text)) return false;
  return filter.like == null || isLike(text, filter.like);
}

/**
 * The centre of the search: the first location in the given town or postcode, "4000:AU" as in
 * Magento.
 */
function middleOf(all: readonly PickupLocation[], term: string): PickupLocation | null {
  const [place = '', country] = term.split(':');
  const wanted = place.trim().toLowerCase();
  return (
    all.find(
      ({ city, postcode, countryId }) =>
        (country === undefined || countryId === country.trim().toUpperCase()) &&
        (city.toLowerCase() === wanted || postcode === wanted),
    ) ?? null
  );
}

function inArea(all: readonly PickupLocation[], area: PickupArguments['area']): readonly Located[] {
  if (!area) return all.map((own) => ({ ...locationShape(own), distance: 0 }));
  const middle = middleOf(all, area.search_term);
  if (middle === null) return [];
  return all
    .map((own) => ({ ...locationShape(own), distance: kilometresBetween(middle, own) }))
    .filter(({ distance }) => distance <= area.radius)
    .toSorted((one, other) => one.distance - other.distance);
}

function sorted(all: readonly Located[], sort: PickupArguments['sort']): readonly Located[] {
  const [key, order] = Object.entries(sort ?? {}).find(([, direction]) => direction !== null) ?? [];
  if (key === undefined) return all;
  const valueOf = (own: Located) => Object.entries(own).find(([name]) => name === key)?.[1] ?? '';
  const direction = order === 'DESC' ? -1 : 1;
  return all.toSorted(
    (one, other) =>
      direction * String(valueOf(one)).localeCompare(String(valueOf(other)), 'en', { numeric: true }),
  );
}

export const pickupQueries = {
  async pickupLocations(
    _: unknown,
    { area, filters, sort, pageSize, currentPage }: PickupArguments,
    context: GraphqlContext,
  ) {
    const near = inArea(await readPickupLocations(context.shop.database), area);
    const found = near.filter((own) =>
      Object.entries(filters ?? {}).every(
        ([key, filter]) =>
          filter === null || passes(Object.entries(own).find(([name]) => name === key)?.[1], filter),
      ),
    );
    return takePage(sorted(found, sort), pageSize, currentPage);
  },
};
