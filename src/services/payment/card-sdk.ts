/** Loads the card provider's SDK, only when a shopper pays by card (PAY-02). */
import type { HostedFieldFieldOptions, HostedFields } from 'braintree-web/hosted-fields';

type CardFieldCss = Readonly<Record<string, string>>;
/**
 * CSS by selector: 'input', ':focus', '::placeholder', '.invalid',
 * '.valid', '.number', or '@media …' around these.
 */
export type CardFieldStyles = Readonly<Record<string, CardFieldCss | Readonly<Record<string, CardFieldCss>>>>;

export interface HostedFieldsOptions {
  readonly clientToken: string;
  readonly fields: HostedFieldFieldOptions;
  readonly styles: CardFieldStyles;
  readonly signal: AbortSignal;
}

/** The SDK is CommonJS: bundlers expose its exports by name, by default, or both. */
const exportsOf = <Module extends object>(module: Module): Module => {
  const inner: unknown = Reflect.get(module, 'default');
  return typeof inner === 'object' && inner !== null ? (inner as Module) : module;
};

export const createHostedFields = async (options: HostedFieldsOptions): Promise<HostedFields> => {
  const [client, hostedFields] = await Promise.all([
    import('braintree-web/client').then(exportsOf),
    import('braintree-web/hosted-fields').then(exportsOf),
  ]);
  options.signal.throwIfAborted();
  const started = await client.create({ authorization: options.clientToken });
  // the SDK cannot be stopped once its frames are in the page, so check before
  options.signal.throwIfAborted();
  return hostedFields.create({
    client: started,
    fields: options.fields,
    // a clone, because the SDK modifies it; the cast, because
    // its types lack the documented @media nesting
    styles: structuredClone(options.styles) as Record<string, Record<string, string>>,
  });
};
