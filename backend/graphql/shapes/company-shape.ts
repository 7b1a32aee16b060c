/** Shapes a company and its roles for a member (§3 Company). */
import { countHolders, readRoles, type CompanyPlace, type RoleRow } from '../../company/companies.ts';
import { findCustomer } from '../../customer/customers.ts';
import { toUid } from '../../uid.ts';
import type { GraphqlContext } from '../context.ts';
import { pageInfoShape } from './page-info-shape.ts';

export function roleShape(role: RoleRow, context: GraphqlContext) {
  return {
    id: toUid(role.id),
    name: role.name,
    users_count: () => countHolders(context.shop.database, role.id),
  };
}

/** Members see who the administrator is, but not their orders or addresses. */
async function adminShape(adminId: number | null, context: GraphqlContext) {
  const admin = adminId === null ? null : await findCustomer(context.shop.database, adminId);
  if (admin === null) return null;
  const { email, firstname, lastname } = admin;
  return {
    ownerId: null,
    email,
    firstname,
    lastname,
    allow_remote_shopping_assistance: false,
    confirmation_status: 'ACCOUNT_CONFIRMED',
    isCompanyCustomer: true,
    wishlists: [],
    accounts: [],
    teams: [],
  };
}

export function companyShape({ company }: CompanyPlace, context: GraphqlContext) {
  const roles = () => readRoles(context.shop.database, company.id);
  return {
    id: toUid(company.id),
    name: company.name,
    legal_name: company.legalName,
    email: company.email,
    legal_address: null,
    company_admin: () => adminShape(company.adminId, context),
    role: async ({ id }: { id: string }) => {
      const found = (await roles()).find((role) => toUid(role.id) === id);
      return found ? roleShape(found, context) : null;
    },
    roles: async ({ currentPage, pageSize }: { currentPage: number; pageSize: number }) => {
      const all = await roles();
      const [page, size] = [Math.max(currentPage, 1), Math.max(pageSize, 1)];
      return {
        items: all.slice((page - 1) * size, page * size).map((role) => roleShape(role, context)),
        page_info: pageInfoShape(all.length, { currentPage: page, pageSize: size }),
        total_count: all.length,
      };
    },
  };
}
