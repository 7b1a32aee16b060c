/** The first word of an event: the machine that receives or reports it. */

export const nounOf = ({ type }: { readonly type: string }): string => type.split('.', 1)[0] ?? '';
