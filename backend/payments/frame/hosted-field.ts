/**
 * Starts one hosted field in its frame: finds its siblings, handles the keyboard, answers the SDK
 * (PAY-02).
 */
import type { CardRules } from './card-rules.ts';
import type { FormatField } from './field-format.ts';
import type { FieldModel, FieldModelNeeds } from './field-model.ts';
import type { DressField } from './field-styles.ts';
import type { TokeniserNeeds } from './field-tokeniser.ts';
import type { RunCommands } from './field-commands.ts';
import type {
  FieldHandle,
  FieldName,
  FrameBus,
  FrameConfiguration,
  TokenisationAnswer,
} from './frame-types.ts';

export interface HostedFieldParts {
  readonly bus: FrameBus;
  readonly rules: CardRules;
  readonly format: FormatField;
  readonly dress: DressField;
  readonly createModel: (needs: FieldModelNeeds) => FieldModel;
  readonly runCommands: RunCommands;
  readonly createTokeniser: (own: Window, needs: TokeniserNeeds) => () => Promise<TokenisationAnswer>;
}

/** Sent to the browser as source (frame-page.ts), so it may only use what is defined inside. */
export function startHostedField(own: Window & typeof globalThis, parts: HostedFieldParts): void {
  const { bus, rules, format } = parts;
  const kinds: Record<FieldName, { label: string; autocomplete: AutoFill; mode: string }> = {
    number: { label: 'Card number', autocomplete: 'cc-number', mode: 'numeric' },
    expirationDate: { label: 'Expiry date, month and year', autocomplete: 'cc-exp', mode: 'numeric' },
    expirationMonth: { label: 'Expiry month', autocomplete: 'cc-exp-month', mode: 'numeric' },
    expirationYear: { label: 'Expiry year', autocomplete: 'cc-exp-year', mode: 'numeric' },
    cvv: { label: 'Security code', autocomplete: 'cc-csc', mode: 'numeric' },
    cardholderName: { label: 'Name on card', autocomplete: 'cc-name', mode: 'text' },
    postalCode: { label: 'Postcode', autocomplete: 'billing postal-code', mode: 'text' },
  };
  const isFieldName = (text: string): text is FieldName => Object.hasOwn(kinds, text);
  const name = own.name.replace('braintree-hosted-field-', '');
  const componentId = own.location.hash.slice(1);
  const input = own.document.querySelector('input');
  const note = own.document.querySelector('#message');
  if (!isFieldName(name) || componentId === '' || !input || !note) return;

  const siblings = (): FieldHandle[] =>
    Array.from({ length: own.parent.length }, (_, index) => {
      try {
        const handle = own.parent[index]?.hostedField;
        return handle?.componentId === componentId ? [handle] : [];
      } catch {
        return []; // a frame of another origin
      }
    }).flat();
  const model = parts.createModel({ name, input, bus, rules, format, siblings });

  const configure = ({ fields, styles }: FrameConfiguration): void => {
    const options = fields[name] ?? {};
    input.placeholder = options.placeholder ?? '';
    input.setAttribute('aria-label', options.internalLabel ?? kinds[name].label);
    if (options.type === 'password' || options.type === 'tel') input.type = options.type;
    if (options.maxlength && !['number', 'expirationDate'].includes(name))
      input.maxLength = options.maxlength;
    parts.dress(styles ?? {});
    model.configure(options);
  };

  /** Only the first frame receives the configuration; it shares it and answers for all. */
  const lead = (configuration: FrameConfiguration): void => {
    const client = new Promise<unknown>((resolve) => {
      bus.emit('READY_FOR_CLIENT', undefined, resolve);
    });
    const tokenise = parts.createTokeniser(own, { siblings, client: () => client, rules });
    bus.on('TOKENIZATION_REQUEST', (_options, reply) => void tokenise().then(reply));
    for (const field of siblings()) field.configure(configuration);
    // frames are in the tab order already; the SDK's helper inputs would add extra tab stops
    bus.emit('REMOVE_FOCUS_INTERCEPTS');
  };

  input.id = input.name = name;
  input.classList.add(name);
  input.inputMode = kinds[name].mode;
  input.autocomplete = kinds[name].autocomplete;
  input.setAttribute('aria-label', kinds[name].label);
  input.setAttribute('aria-required', String(name !== 'cardholderName'));
  input.addEventListener('input', (event) => {
    const kind = event instanceof own.InputEvent ? event.inputType : '';
    model.write(input.value, kind.startsWith('delete'));
  });
  input.addEventListener('focus', () => model.setFocus(true));
  input.addEventListener('blur', () => model.setFocus(false));
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') model.submit();
  });
  parts.runCommands({ name, input, note, bus, clear: () => model.write('', true) });

  own.hostedField = {
    name,
    componentId,
    value: () => input.value,
    state: () => model.state(),
    configure,
    judgeAgain: () => model.judge(),
    judgeStrictly: () => model.judgeStrictly(),
  };
  bus.emit('FRAME_READY', { field: name }, (configuration) => lead(configuration as FrameConfiguration));
}
