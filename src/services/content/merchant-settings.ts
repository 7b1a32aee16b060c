/**
 * Reads the merchant's switches in the store configuration; a
 * failure is silent and leaves the defaults (GEN-07, §8).
 */

import type { ContentTree } from '#machines/domain/content-tree.ts';
import { everyMethod, type PaymentSwitches } from '#machines/domain/payment-switches.ts';
import type { InfoBlocks } from '#machines/domain/subject.ts';
import type { Transport } from '#transport/transport.ts';
import type { ContentParser } from './content-parser.ts';
import { createBlockReader } from './cms-blocks.ts';
import type { MerchantSettingsQuery } from '../generated/graphql.ts';
import { MerchantSettingsDocument } from './store.merchant.graphql.ts';

type Settings = MerchantSettingsQuery['storeConfig'];

const noBlocks: InfoBlocks = { cart: null, checkout: null };

const codesIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');

export const createMerchantSettings = ({
  graphql,
  has,
  storage,
}: Pick<Transport, 'graphql' | 'has' | 'storage'>) => {
  const readWireBlocks = createBlockReader({ graphql, storage });
  const read = async (signal: AbortSignal): Promise<Settings> => {
    if (!has('merchant')) return null;
    try {
      return (await graphql.read(MerchantSettingsDocument, {}, signal)).storeConfig;
    } catch {
      return null;
    }
  };

  const readBlocks = async (parse: ContentParser, signal: AbortSignal): Promise<InfoBlocks> => {
    const settings = await read(signal);
    const inCart = settings?.block_identifier_cart_additional_info ?? '';
    const inCheckout = settings?.block_identifier_checkout_additional_info ?? '';
    const identifiers = [...new Set([inCart, inCheckout])].filter((name) => name !== '');
    if (identifiers.length === 0) return noBlocks;
    const blocks = await readWireBlocks(identifiers, signal);
    const contentOf = async (name: string): Promise<ContentTree | null> => {
      const html = blocks.find((block) => block.identifier === name)?.content;
      return html ? parse(html) : null;
    };
    return { cart: await contentOf(inCart), checkout: await contentOf(inCheckout) };
  };

  return {
    readInfoBlocks: (parse: ContentParser, signal: AbortSignal): Promise<InfoBlocks> =>
      readBlocks(parse, signal).catch(() => noBlocks),

    readPaymentSwitches: async (signal: AbortSignal): Promise<Omit<PaymentSwitches, 'barred'>> => {
      const settings = await read(signal);
      const listed = codesIn(settings?.payment_methods ?? '');
      return {
        isPayPalActive: settings?.braintree_paypal_active ?? everyMethod.isPayPalActive,
        isPayLaterActive: settings?.braintree_paypal_paylater_active ?? everyMethod.isPayLaterActive,
        isPayPalExpress: settings?.paypal_express ?? everyMethod.isPayPalExpress,
        listed: listed.length === 0 ? null : listed,
      };
    },
  };
};
