/** Imitates stock 2.4.7 in maintenance: the same page for every call, without Retry-After. */
import { eq } from 'drizzle-orm';
import { setting } from './database/schema/store.ts';
import type { Shop } from './shop.ts';
import { settingFlag } from './store/settings.ts';

export async function isInMaintenance({ database, hasHabits }: Shop): Promise<boolean> {
  if (!hasHabits) return false;
  const [row] = await database.select().from(setting).where(eq(setting.key, 'maintenance'));
  return settingFlag({ maintenance: row?.value ?? false }, 'maintenance');
}

export function maintenancePage(): Response {
  const words =
    'The server is temporarily unable to service your request due to maintenance downtime or capacity problems. Please try again later.';
  return new Response(
    `<!doctype html>\n<html>\n<head>\n<title>Error 503: Service Unavailable</title>\n</head>\n<body><h1>Service Temporarily Unavailable</h1><p>${words}</p></body>\n</html>\n`,
    { status: 503, headers: { 'Content-Type': 'text/html; charset=UTF-8' } },
  );
}
