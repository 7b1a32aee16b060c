/** Ref callback of a notice above a long list, whose pressed button may be far down. */
export const comeIntoSight = (notice: HTMLElement | null): void =>
  notice?.scrollIntoView({ block: 'center' });
