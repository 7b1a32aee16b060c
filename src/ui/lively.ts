/** Marks parts that move or load by themselves; such pages start scripts without an interaction. */

/** Attribute that the server looks for in its HTML. */
export const lively = 'data-lively';

export const livelyIf = (isLively: boolean): { readonly [lively]?: '' } => (isLively ? { [lively]: '' } : {});
