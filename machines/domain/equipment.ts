/** Coolers and filters that stand at a customer's places, and how it is with their service (§2 equipment and services, ACC-01). */

export type ServiceStatus = 'none' | 'scheduled' | 'requested' | 'overdue';

export interface Equipment {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly serialNumber: string;
  readonly location: string;
  readonly isRental: boolean;
  /** Days, as in 2026-11-24. */
  readonly installedOn: string;
  readonly lastServiceOn: string | null;
  readonly nextServiceOn: string | null;
  readonly serviceStatus: ServiceStatus;
  /** The account or team it stands at; null at the customer's own place. */
  readonly accountName: string | null;
}

/** Asking twice is asking once. */
export const canBeServiced = ({ serviceStatus }: Equipment): boolean => serviceStatus !== 'requested';

/** The server takes no more. */
export const commentMaximum = 2000;

export const commentTooLongMessage = `Please write no more than ${commentMaximum} characters.`;

export const commentProblem = (comment: string): string | undefined =>
  comment.trim().length > commentMaximum ? commentTooLongMessage : undefined;
