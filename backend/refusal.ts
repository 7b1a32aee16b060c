/** A refusal in Magento's own words: a message template with its parameters, and what kind of no it is. */

export type RefusalKind =
  'input' | 'noSuchEntity' | 'authorization' | 'authentication' | 'alreadyExists' | 'tooMany';

export type RefusalParameters =
  readonly (string | number)[] | Readonly<Record<string, string | number | null>>;

export class Refusal extends Error {
  override name = 'Refusal';
  readonly kind: RefusalKind;
  /** The message before its parameters are filled in, which is how REST sends it. */
  readonly template: string;
  readonly parameters: RefusalParameters | undefined;
  /** What REST lists beneath a message that stands for several. */
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

/** GraphQL tells of these without the place where they happened: Magento finds them too late to know it. */
export class UnplacedRefusal extends Refusal {}

/** REST's answer where a required parameter or key was not sent. */
export function requiredField(fieldName: string): Refusal {
  return refuseInput('"%fieldName" is required. Enter and try again.', { fieldName });
}

/** What Magento says to whoever is not signed in, or no longer. */
export function refuseGuest(): Refusal {
  return new Refusal('authorization', "The current customer isn't authorized.");
}

/** REST's word for the same; 'self' is what a customer may do with their own things. */
export function refuseConsumer(resources = 'self'): Refusal {
  return new Refusal('authorization', "The consumer isn't authorized to access %resources.", { resources });
}
