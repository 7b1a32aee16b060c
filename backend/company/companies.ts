/**
 * Reads the company a customer belongs to and their role; only a role allows changing others (§6).
 */
import { asc, count, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { company, companyMember, companyRole } from '../database/schema/company.ts';

export type CompanyRow = typeof company.$inferSelect;
export type RoleRow = typeof companyRole.$inferSelect;

export interface CompanyPlace {
  readonly company: CompanyRow;
  /** Null: may view but not change. */
  readonly role: RoleRow | null;
}

export async function findCompanyOf(queries: Queries, customerId: number): Promise<CompanyPlace | null> {
  const [place] = await queries
    .select({ company, role: companyRole })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .leftJoin(companyRole, eq(companyRole.id, companyMember.roleId))
    .where(eq(companyMember.customerId, customerId));
  return place ?? null;
}

/** A customer with a role may see and change the people of the company's accounts (ACC-07). */
export function managesAccount(
  place: CompanyPlace | null,
  { companyId }: { readonly companyId: number | null },
): boolean {
  return place !== null && place.role !== null && companyId === place.company.id;
}

export async function readRoles(queries: Queries, companyId: number): Promise<RoleRow[]> {
  return queries
    .select()
    .from(companyRole)
    .where(eq(companyRole.companyId, companyId))
    .orderBy(asc(companyRole.id));
}

export async function countHolders(queries: Queries, roleId: number): Promise<number> {
  const [row] = await queries
    .select({ holders: count() })
    .from(companyMember)
    .where(eq(companyMember.roleId, roleId));
  return row?.holders ?? 0;
}
