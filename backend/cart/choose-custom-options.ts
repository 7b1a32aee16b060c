/** Takes the answers to a product's custom options (CAT-02). */
import type { ItemOptions } from '../database/schema/cart.ts';
import type { CustomOption } from '../database/schema/product-details.ts';
import { lengthOf } from '../rules/text-length.ts';
import type { RequestedChoice } from './requested-choice.ts';

type Answers = NonNullable<ItemOptions['custom']>;

const messages = {
  missing:
    "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
  tooLong: 'The text is too long. Shorten the text and try again.',
} as const;

function isEntered({ kind }: CustomOption): boolean {
  return kind === 'field' || kind === 'area';
}

function isMany({ kind }: CustomOption): boolean {
  return kind === 'checkbox' || kind === 'multiple';
}

function answerTo(option: CustomOption, { custom }: RequestedChoice): Answers[number] | null {
  const given = custom.filter(({ optionId }) => optionId === option.id);
  if (isEntered(option)) {
    const text = given.find((one) => one.text !== null)?.text?.trim() ?? '';
    return text === '' ? null : { optionId: option.id, text };
  }
  // older clients name the value in the text, several by commas
  const asked = given.flatMap((one) =>
    one.valueId === null ? (one.text ?? '').split(',').map(Number) : [one.valueId],
  );
  const ids = option.values.map(({ id }) => id).filter((id) => asked.includes(id));
  const valueIds = isMany(option) ? ids : ids.slice(0, 1);
  return valueIds.length === 0 ? null : { optionId: option.id, valueIds };
}

/** The answers, or what is wrong with them. */
export function chooseCustomOptions(
  options: readonly CustomOption[],
  choice: RequestedChoice,
): Answers | string {
  const answers: Answers[number][] = [];
  for (const option of options) {
    const answer = answerTo(option, choice);
    if (answer === null && option.isRequired) return messages.missing;
    const limit = option.maxCharacters ?? 0;
    if (limit > 0 && lengthOf(answer?.text ?? '') > limit) return messages.tooLong;
    if (answer !== null) answers.push(answer);
  }
  return answers;
}
