/** Keeps the state of a hosted field and reports each change to the SDK. */
import type { CardRules } from './card-rules.ts';
import type { FormatField } from './field-format.ts';
import type {
  CardBrand,
  FieldHandle,
  FieldName,
  FieldOptions,
  FieldState,
  FrameBus,
  Verdict,
} from './frame-types.ts';

export interface FieldModelNeeds {
  readonly name: FieldName;
  readonly input: HTMLInputElement;
  readonly bus: FrameBus;
  readonly rules: CardRules;
  readonly format: FormatField;
  /** All fields of the form, including this one. */
  readonly siblings: () => readonly FieldHandle[];
}

export interface FieldModel {
  state(): FieldState;
  configure(options: FieldOptions): void;
  write(text: string, isDeleting: boolean): void;
  setFocus(isFocused: boolean): void;
  submit(): void;
  judge(): void;
  judgeStrictly(): void;
}

/** Sent to the browser as source (frame-page.ts), so it may only use what is defined inside. */
export function createFieldModel({ name, input, bus, rules, format, siblings }: FieldModelNeeds): FieldModel {
  let options: FieldOptions = {};
  let isStrict = false;
  let hasBegun = false;
  let lastBin = '';

  const digits = (): string => input.value.replace(/\D/g, '');
  const brands = (): CardBrand[] => {
    const text =
      name === 'number'
        ? input.value
        : siblings()
            .find((field) => field.name === 'number')
            ?.value();
    return rules.brandsOf((text ?? '').replace(/\D/g, ''));
  };
  const brandTypes = (): string =>
    name === 'number'
      ? brands()
          .map(({ type }) => type)
          .join()
      : '';

  const verdict = (): Verdict => {
    switch (name) {
      case 'number':
        return rules.number(digits());
      case 'expirationDate':
        return rules.expiry(input.value, new Date());
      case 'expirationMonth':
        return rules.month(input.value);
      case 'expirationYear':
        return rules.year(input.value, new Date());
      case 'cvv': {
        const [brand, another] = brands();
        return rules.code(digits(), brand && !another ? brand.code.size : null);
      }
      case 'cardholderName':
        return rules.length(input.value.trim(), 0, options.maxlength ?? 255);
      case 'postalCode':
        return rules.length(input.value.trim(), options.minlength ?? 3, options.maxlength ?? 8);
    }
  };

  let lastTypes = brandTypes();
  let state: FieldState = {
    isEmpty: true,
    isPotentiallyValid: true,
    isFocused: false,
    isValid: verdict().isValid,
  };

  const report = (type: string): void => {
    const fields = Object.fromEntries(siblings().map((field) => [field.name, field.state()]));
    bus.emit('INPUT_EVENT', { type, merchantPayload: { cards: brands(), emittedBy: name, fields } });
  };

  const judge = (): void => {
    const before = state;
    const { isValid, isPotentiallyValid } = verdict();
    state = {
      ...before,
      isEmpty: input.value === '',
      isValid,
      isPotentiallyValid: isPotentiallyValid && (isValid || !isStrict),
    };
    input.classList.toggle('valid', state.isValid);
    input.classList.toggle('invalid', !state.isPotentiallyValid);
    input.setAttribute('aria-invalid', String(!state.isPotentiallyValid));
    if (before.isEmpty !== state.isEmpty) report(state.isEmpty ? 'empty' : 'notEmpty');
    if (lastTypes !== brandTypes()) {
      lastTypes = brandTypes();
      report('cardTypeChange');
      for (const field of siblings()) if (field.name === 'cvv') field.judgeAgain();
    }
    if (before.isValid !== state.isValid || before.isPotentiallyValid !== state.isPotentiallyValid)
      report('validityChange');
  };

  const setOut = (text: string, isDeleting: boolean): void => {
    if (options.formatInput === false && name === 'number') return;
    const typed = format(name, { text, caret: input.selectionStart ?? text.length }, isDeleting);
    if (typed.text === text) return;
    input.value = typed.text;
    if (state.isFocused) input.setSelectionRange(typed.caret, typed.caret);
  };

  const write = (text: string, isDeleting: boolean): void => {
    input.value = text;
    setOut(text, isDeleting);
    isStrict = false;
    if (!hasBegun) bus.emit('CARD_FORM_ENTRY_HAS_BEGUN');
    hasBegun = true;
    judge();
    const bin = name === 'number' ? digits().slice(0, 6) : '';
    if (bin.length === 6 && bin !== lastBin) bus.emit('BIN_AVAILABLE', bin);
    lastBin = bin;
  };

  return {
    state: () => state,
    judge,
    write,
    judgeStrictly() {
      isStrict = true;
      judge();
    },
    configure(given) {
      options = given;
      if (options.prefill) write(options.prefill, false);
    },
    setFocus(isFocused) {
      state = { ...state, isFocused };
      report(isFocused ? 'focus' : 'blur');
      if (isFocused) return;
      // on blur an unfinished value is wrong, an empty one is not yet
      isStrict = isStrict || input.value !== '';
      judge();
    },
    submit: () => report('inputSubmitRequest'),
  };
}
