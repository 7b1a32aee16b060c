/** Parts of a page that move or fetch by themselves: a page with one starts its scripts without a touch. */

/** An attribute of such a part, which the server reads in what it drew. */
export const lively = 'data-lively';

export const livelyIf = (isLively: boolean): { readonly [lively]?: '' } => (isLively ? { [lively]: '' } : {});
