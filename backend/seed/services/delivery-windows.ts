/** The delivery windows of each zone; remote zones have fewer (§3 delivery windows). */
import type { SeedDeliveryWindow } from '../seed-types.ts';

const mornings = ['07:00', '10:00'] as const;
const middays = ['10:00', '13:00'] as const;
const afternoons = ['13:00', '17:00'] as const;
const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

function round(
  zoneCode: string,
  weekdays: readonly number[],
  hours: readonly (readonly [startsAt: string, endsAt: string])[],
  capacity: number,
): SeedDeliveryWindow[] {
  return weekdays.flatMap((weekday) =>
    hours.map(([startsAt, endsAt]) => ({
      code: `${zoneCode}-${weekdayNames[weekday]}-${startsAt.slice(0, 2)}`,
      zoneCode,
      weekday,
      startsAt,
      endsAt,
      capacity,
    })),
  );
}

export const deliveryWindows: readonly SeedDeliveryWindow[] = [
  ...round('au-metro', [1, 2, 3, 4, 5], [mornings, middays, afternoons], 24),
  ...round('au-metro', [6], [['08:00', '12:00']], 12),
  ...round('au-regional', [2, 4], [mornings, afternoons], 16),
  ...round('au-remote', [3], [['08:00', '16:00']], 6),
  ...round('nz-north', [1, 3, 5], [mornings, afternoons], 16),
  ...round('nz-south', [2, 4], [['08:00', '14:00']], 10),
];
