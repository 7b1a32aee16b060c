/** Computes the distance between two places on the globe. */

export interface Place {
  /** Degrees, as text so that nothing is rounded. */
  readonly latitude: string;
  readonly longitude: string;
}

const earthRadiusKm = 6371;

function radians(degrees: string): number {
  return (Number(degrees) * Math.PI) / 180;
}

/** Great-circle distance. */
export function kilometresBetween(one: Place, other: Place): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const turn = radians(other.longitude) - radians(one.longitude);
  const haversine = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(turn / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(haversine)));
}
