/** Resolves the store's configuration, views, countries, currency and terms (§3). */
import { refuseInput, refuseMissing } from '../../refusal.ts';
import type { Country } from '../../store/countries.ts';
import { currencyOf, settingFlag, settingText } from '../../store/settings.ts';
import { readSocialLinks } from '../../store/social-links.ts';
import { defaultStoreCode, readStoreViews, type StoreView } from '../../store/store-views.ts';
import type { GraphqlContext } from '../context.ts';
import { currencyShape, storeConfigShape } from '../shapes/store-config-shape.ts';

const onlyView: StoreView = { id: 1, code: defaultStoreCode, name: 'Default Store View', isDefault: true };

function countryShape(country: Country) {
  return {
    id: country.id,
    two_letter_abbreviation: country.id,
    three_letter_abbreviation: country.threeLetter,
    full_name_locale: country.nameLocale,
    full_name_english: country.nameEnglish,
    available_regions: country.regions.length > 0 ? country.regions : null,
  };
}

export const storeQueries = {
  async storeConfig(_: unknown, _arguments: unknown, context: GraphqlContext) {
    const views = await readStoreViews(context.shop.database);
    const view = views.find(({ code }) => code === context.storeCode) ?? onlyView;
    return storeConfigShape(await context.settings(), context.origin, view);
  },

  async availableStores(_: unknown, _arguments: unknown, context: GraphqlContext) {
    const settings = await context.settings();
    const views = await readStoreViews(context.shop.database);
    return views.map((view) => storeConfigShape(settings, context.origin, view));
  },

  async countries(_: unknown, _arguments: unknown, context: GraphqlContext) {
    return (await context.countries()).map(countryShape);
  },

  async country(_: unknown, { id }: { id?: string | null }, context: GraphqlContext) {
    if (!id) throw refuseInput('Country "id" value should be specified');
    const found = (await context.countries()).find((country) => country.id === id);
    if (!found) throw refuseMissing("The country isn't available.");
    return countryShape(found);
  },

  async currency(_: unknown, _arguments: unknown, context: GraphqlContext) {
    return currencyShape(currencyOf(await context.settings()));
  },

  async checkoutAgreements(_: unknown, _arguments: unknown, context: GraphqlContext) {
    const settings = await context.settings();
    if (!settingFlag(settings, 'checkout/options/enable_agreements')) return [];
    return [
      {
        agreement_id: 1,
        name: settingText(settings, 'checkout/agreement/name', 'Terms'),
        content: settingText(settings, 'checkout/agreement/content', 'Our terms'),
        checkbox_text: settingText(settings, 'checkout/agreement/checkbox_text', 'I agree'),
        content_height: null,
        is_html: settingFlag(settings, 'checkout/agreement/is_html'),
        mode: 'MANUAL',
      },
    ];
  },

  /** No form of this shop uses a captcha. */
  recaptchaV3Config() {
    return {
      is_enabled: false,
      website_key: '',
      minimum_score: 0.5,
      badge_position: 'inline',
      failure_message: 'reCAPTCHA verification failed.',
      theme: 'light',
      language_code: null,
      forms: [],
    };
  },

  async getSocialLinks(_: unknown, _arguments: unknown, context: GraphqlContext) {
    return readSocialLinks(context.shop.database);
  },
};
