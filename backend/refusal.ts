/** A refusal with Magento's own message: a template with parameters, and its kind. */

export type RefusalKind =
  'input' | 'noSuchEntity' | 'authorization' | 'authentication' | 'alreadyExists' | 'tooMany';

export type RefusalParameters =
  readonly (string | number)[] | Readonly<Record<string, string | number | null>>;

export class Refusal extends Error {
  override name = 'Refusal';
  readonly kind: RefusalKind;
  /** The message template that REST sends unfilled. */
  readonly template: string;
  readonly parameters: RefusalParameters | undefined;
  /** The individual errors REST lists under a summary message. */
  readonly errors: readonly Refusal[];

  constructor(
    kind: RefusalKind,
    template: string,
    parameters?: RefusalParameters,
    errors: readonly Refusal[] = [],
  ) {
    super(fillIn(template, parameters));
    this.kind = kind;
    this.template = template;
    this.parameters = parameters;
    this.errors = errors;
  }
}

function fillIn(template: string, parameters: RefusalParameters | undefined): string {
  if (parameters === undefined) return template;
  const named = Array.isArray(parameters)
    ? parameters.map((value: string | number, place) => [String(place + 1), value] as const)
    : Object.entries(parameters);
  return named.reduce((text, [name, value]) => text.replaceAll(`%${name}`, String(value ?? '')), template);
}

export function refuseInput(template: string, parameters?: RefusalParameters): Refusal {
  return new Refusal('input', template, parameters);
}

export function refuseMissing(template: string, parameters?: RefusalParameters): Refusal {
  return new Refusal('noSuchEntity', template, parameters);
}

/** GraphQL reports these without a path, because Magento raises them too late to know it. */
export class UnplacedRefusal extends Refusal {}

/** REST's error for a missing parameter or key. */
export function requiredField(fieldName: string): Refusal {
  return refuseInput('"%fieldName" is required. Enter and try again.', { fieldName });
}

/** Magento's error for a request without a valid sign-in. */
export function refuseGuest(): Refusal {
  return new Refusal('authorization', "The current customer isn't authorized.");
}

/** REST's error for the same; 'self' is the permission to access one's own data. */
export function refuseConsumer(resources = 'self'): Refusal {
  return new Refusal('authorization', "The consumer isn't authorized to access %resources.", { resources });
}
