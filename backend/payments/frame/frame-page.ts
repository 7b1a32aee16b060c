/** Serves the page and the script of a hosted field with their headers (PAY-02). */
import { createCardRules } from './card-rules.ts';
import { createFieldFormat } from './field-format.ts';
import { createFieldModel } from './field-model.ts';
import { createFieldStyles } from './field-styles.ts';
import { createTokeniser } from './field-tokeniser.ts';
import { runCommands } from './field-commands.ts';
import { createFrameBus } from './frame-bus.ts';
import { startHostedField } from './hosted-field.ts';

const scriptName = 'hosted-fields-frame.js';

const page = `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Card details</title>
    <script src="${scriptName}" defer></script>
  </head>
  <body>
    <input type="text" spellcheck="false" autocapitalize="off" aria-label="Card details" aria-describedby="message" />
    <p id="message" role="status"></p>
  </body>
</html>
`;

/**
 * The parts are typed and tested like other code and sent as their own source, which avoids a
 * second build and a second copy of the card rules. `__name` is what esbuild adds to sources that
 * keep names.
 */
const script = `'use strict';
(() => {
  const __name = (value) => value;
  const rules = (${createCardRules.toString()})();
  const format = (${createFieldFormat.toString()})(rules);
  const dress = (${createFieldStyles.toString()})(window);
  const bus = (${createFrameBus.toString()})(window, location.hash.slice(1));
  const createModel = ${createFieldModel.toString()};
  const runCommands = ${runCommands.toString()};
  const createTokeniser = ${createTokeniser.toString()};
  (${startHostedField.toString()})(window, { bus, rules, format, dress, createModel, runCommands, createTokeniser });
})();
`;

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** `path` is what follows `undefined/`; null when it is neither the page nor its script. */
export const answerFramePath = (path: string): Response | null => {
  if (/^web\/[\d.]+\/html\/hosted-fields-frame(\.min)?\.html$/.test(path))
    return new Response(page, { headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
  if (/^web\/[\d.]+\/html\/hosted-fields-frame\.js$/.test(path))
    return new Response(script, {
      headers: { ...headers, 'Content-Type': 'text/javascript; charset=utf-8' },
    });
  return null;
};
