/** The first word of an event: the machine that it is for, or that reports it. */

export const nounOf = ({ type }: { readonly type: string }): string => type.split('.', 1)[0] ?? '';
