/** Rewords validation errors as Magento's GraphQL library does. */

type Values = Readonly<Record<string, unknown>>;

const patterns: readonly (readonly [pattern: RegExp, words: string])[] = [
  [
    /^(Field "\w+" of type ".+") must have a selection of subfields\.[\s\S]*$/,
    '$1 must have a sub selection.',
  ],
  [
    /^(Field "\w+") must not have a selection since type (".+") has no subfields\.$/,
    '$1 of type $2 must not have a sub selection.',
  ],
  // the recorded shop suggests input fields and enum values, but not fields
  [/^(Cannot query field "\w+" on type "\w+"\.) Did you mean "[\s\S]*$/, '$1'],
  [/ is required, but it was not provided\.$/, ' is required but not provided.'],
  [/^(Unknown argument "\w+" on field) "(\w+)\.(\w+)"\./, '$1 "$3" of type "$2".'],
];

/** JSON as PHP writes it: ASCII only, with escaped slashes. */
function printJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null')
    .replaceAll('/', String.raw`\/`)
    .replaceAll(
      /[\u0080-\uffff]/g,
      (letter) => String.raw`\u` + letter.charCodeAt(0).toString(16).padStart(4, '0'),
    );
}

/** The value at a path such as a[0].address. */
function valueAt(values: Values, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .reduce<unknown>(
      (value, part) => (typeof value === 'object' && value !== null ? (value as Values)[part] : undefined),
      values,
    );
}

const faultyVariable =
  /^Variable "\$(\w+)" got invalid value [[{][\s\S]*?[\]}](?: at "([^"]+)")?; ([A-Z"][\s\S]*)$/;

/** For an error in a document or its variables, found before execution. */
export function rewordFault(message: string, variables: Values): string {
  const [, name, path, reason] = faultyVariable.exec(message) ?? [];
  if (name !== undefined && reason !== undefined) {
    const place = path === undefined ? '' : ` at "${path}"`;
    return `Variable "$${name}" got invalid value ${printJson(valueAt(variables, path ?? name))}${place}; ${reason}`;
  }
  return patterns.reduce((text, [pattern, words]) => text.replace(pattern, words), message);
}

/** For a syntax error: no full stop, and punctuation without quotes. */
export function rewordSyntax(message: string): string {
  if (!/^Syntax Error: (?:Expected|Unexpected (?!character))/.test(message)) return message;
  return message.replace(/\.$/, '').replaceAll(/"([!$&()=:@[\]{|}]|\.\.\.)"/g, '$1');
}
