/** Reads the equipment at a customer's places (§2 equipment and services, ACC-01). */

import type { Equipment, ServiceStatus } from '#machines/domain/equipment.ts';
import type { Transport } from '#transport/transport.ts';
import { EquipmentServicesDocument } from './equipment.merchant.graphql.ts';
import type { EquipmentServicesQuery, EquipmentServiceStatus } from '../generated/graphql.ts';

const statuses: Readonly<Record<EquipmentServiceStatus, ServiceStatus>> = {
  NONE: 'none',
  SCHEDULED: 'scheduled',
  REQUESTED: 'requested',
  OVERDUE: 'overdue',
};

const toEquipment = (wire: EquipmentServicesQuery['equipmentServices'][number]): Equipment => ({
  id: wire.id,
  sku: wire.sku,
  name: wire.name,
  serialNumber: wire.serial_number,
  location: wire.location,
  isRental: wire.is_rental,
  installedOn: wire.installed_date,
  lastServiceOn: wire.last_service_date,
  nextServiceOn: wire.next_service_date,
  serviceStatus: statuses[wire.service_status],
  accountName: wire.account?.name ?? null,
});

/** Empty without the merchant layer. */
export const createEquipmentReading = ({ graphql, has }: Pick<Transport, 'graphql' | 'has'>) => ({
  readEquipment: async (signal: AbortSignal): Promise<readonly Equipment[]> => {
    if (!has('merchant')) return [];
    const { equipmentServices } = await graphql.read(EquipmentServicesDocument, {}, signal);
    return equipmentServices.map(toEquipment);
  },
});
