/** Coolers and filters at customers' sites, in every state of service (§1 equipment services). */
import type { SeedEquipment } from '../seed-people-types.ts';

type Owner = Pick<SeedEquipment, 'accountId' | 'customerId'>;

const hannah: Owner = { accountId: null, customerId: 1 };
const aroha: Owner = { accountId: null, customerId: 2 };
const roasters: Owner = { accountId: 101, customerId: null };
const headOffice: Owner = { accountId: 201, customerId: null };
const warehouse: Owner = { accountId: 202, customerId: null };

export const equipment: readonly SeedEquipment[] = [
  {
    ...hannah,
    productSku: 'BW-RENT-BENCH',
    name: 'Bench-top cooler rental',
    serialNumber: 'BT-24-00817',
    location: 'Kitchen',
    isRental: true,
    installedDaysAgo: 430,
    lastServiceDaysAgo: 66,
    nextServiceInDays: 117,
    serviceStatus: 'scheduled',
  },
  {
    ...hannah,
    productSku: 'BW-FILTER-TWIN',
    name: 'Twin under-sink filter kit',
    serialNumber: 'US-23-01290',
    location: 'Laundry',
    isRental: false,
    installedDaysAgo: 610,
    lastServiceDaysAgo: null,
    nextServiceInDays: null,
    serviceStatus: 'none',
  },
  {
    ...aroha,
    productSku: 'BW-COOL-BENCH-HC',
    name: 'Bench-top cooler, hot and cold',
    serialNumber: 'BH-25-02214',
    location: 'Studio bench',
    isRental: false,
    installedDaysAgo: 92,
    lastServiceDaysAgo: null,
    nextServiceInDays: 91,
    serviceStatus: 'scheduled',
  },
  {
    ...roasters,
    productSku: 'BW-RENT-MAINS',
    name: 'Mains-connected cooler rental, filtered',
    serialNumber: 'MC-23-00455',
    location: 'Tasting bar',
    isRental: true,
    installedDaysAgo: 540,
    lastServiceDaysAgo: 201,
    nextServiceInDays: -18,
    serviceStatus: 'overdue',
  },
  {
    ...roasters,
    productSku: 'BW-COOL-BASE-HC',
    name: 'Bottom-loading cooler, hot and cold',
    serialNumber: 'BL-24-00093',
    location: 'Staff room',
    isRental: false,
    installedDaysAgo: 300,
    lastServiceDaysAgo: 118,
    nextServiceInDays: 9,
    serviceStatus: 'requested',
  },
  {
    ...headOffice,
    productSku: 'BW-RENT-FLOOR',
    name: 'Floor-standing cooler rental, hot and cold',
    serialNumber: 'FH-22-03310',
    location: 'Level 9, reception',
    isRental: true,
    installedDaysAgo: 720,
    lastServiceDaysAgo: 154,
    nextServiceInDays: 28,
    serviceStatus: 'scheduled',
  },
  {
    ...headOffice,
    productSku: 'BW-RENT-FLOOR',
    name: 'Floor-standing cooler rental, hot and cold',
    serialNumber: 'FH-22-03311',
    location: 'Level 9, kitchen',
    isRental: true,
    installedDaysAgo: 720,
    lastServiceDaysAgo: 154,
    nextServiceInDays: 28,
    serviceStatus: 'scheduled',
  },
  {
    ...warehouse,
    productSku: 'BW-RENT-MAINS',
    name: 'Mains-connected cooler rental, filtered',
    serialNumber: 'MC-24-00512',
    location: 'Dispatch office',
    isRental: true,
    installedDaysAgo: 260,
    lastServiceDaysAgo: 80,
    nextServiceInDays: 103,
    serviceStatus: 'scheduled',
  },
];
