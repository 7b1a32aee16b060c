/** Coolers and filters at a customer's addresses, with their service status (§2, ACC-01). */

export type ServiceStatus = 'none' | 'scheduled' | 'requested' | 'overdue';

export interface Equipment {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly serialNumber: string;
  readonly location: string;
  readonly isRental: boolean;
  /** Dates, for example 2026-11-24. */
  readonly installedOn: string;
  readonly lastServiceOn: string | null;
  readonly nextServiceOn: string | null;
  readonly serviceStatus: ServiceStatus;
  /** The account or team at whose address it is; null for the customer's own. */
  readonly accountName: string | null;
}

/** A requested service cannot be requested again. */
export const canBeServiced = ({ serviceStatus }: Equipment): boolean => serviceStatus !== 'requested';

/** The maximum that the server accepts. */
export const commentMaximum = 2000;

export const commentTooLongMessage = `Please write no more than ${commentMaximum} characters.`;

export const commentProblem = (comment: string): string | undefined =>
  comment.trim().length > commentMaximum ? commentTooLongMessage : undefined;
