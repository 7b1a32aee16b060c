/** Answers what the store says of itself: configuration, countries, content, and which page a path is (ROUTE-07). */
import { GraphQLError } from 'graphql';
import { isKindKnown } from '../../catalog/listed.ts';
import { refuseInput, refuseMissing } from '../../refusal.ts';
import {
  readBlocks,
  readPageById,
  readPageByIdentifier,
  type CmsBlockRow,
  type CmsPageRow,
} from '../../store/content.ts';
import { resolvePath } from '../../store/addresses-of-pages.ts';
import type { Country } from '../../store/countries.ts';
import { settingText, type Settings } from '../../store/settings.ts';
import { toUid } from '../../uid.ts';
import type { GraphqlContext } from '../context.ts';
import { toGraphqlError } from '../errors.ts';
import { categoryShape } from '../shapes/category-shape.ts';
import { productShape } from '../shapes/product-shape.ts';

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

function pageShape(page: CmsPageRow, settings: Settings) {
  const isHome = page.identifier === settingText(settings, 'cms_home_page', 'home');
  return {
    __typename: 'CmsPage',
    identifier: page.identifier,
    url_key: page.identifier,
    title: page.title,
    content: page.content,
    content_heading: page.contentHeading,
    page_layout: page.pageLayout,
    meta_title: page.metaTitle || null,
    meta_description: page.metaDescription || null,
    meta_keywords: page.metaKeywords || null,
    canonical_url: isHome ? '/' : `/${page.identifier}`,
    relative_url: page.identifier,
    redirect_code: 0,
    type: 'CMS_PAGE',
  };
}

function blockShape(identifier: string, blocks: readonly CmsBlockRow[]): CmsBlockRow | GraphQLError {
  const found = blocks.find((block) => block.identifier === identifier);
  // An unknown block is an error in its own place of the list; the others are answered.
  return found ?? toGraphqlError(refuseMissing(`The CMS block with the "${identifier}" ID doesn't exist.`));
}

async function resolveUrl(url: string, context: GraphqlContext) {
  if (url === '') throw refuseInput('"url" argument should be specified and not empty');
  return resolvePath(context.shop.database, url, await context.settings());
}

async function readTarget(type: string | null, id: number, context: GraphqlContext) {
  const settings = await context.settings();
  if (type === 'CMS_PAGE') {
    const page = await readPageById(context.shop.database, id);
    return page && pageShape(page, settings);
  }
  if (type === 'CATEGORY') {
    const category = (await context.categories()).get(id);
    return category && categoryShape(category, context);
  }
  const product = await context.products.byId(id);
  return product && isKindKnown(product, context.shop.layer) ? productShape(product, context) : null;
}

export const storeQueries = {
  async storeConfig(_: unknown, _arguments: unknown, context: GraphqlContext) {
    return {
      is_checkout_agreements_enabled: false,
      newsletter_enabled: false,
      ...(await context.settings()),
    };
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

  async cmsPage(
    _: unknown,
    { id, identifier }: { id?: number | null; identifier?: string | null },
    context: GraphqlContext,
  ) {
    // Unbalanced, as Magento has it.
    if (id == null && !identifier) throw refuseInput('"Page id/identifier should be specified');
    const { database } = context.shop;
    const page =
      id == null ? await readPageByIdentifier(database, identifier ?? '') : await readPageById(database, id);
    if (page === null) throw refuseMissing(`The CMS page with the "${id ?? identifier}" ID doesn't exist.`);
    return pageShape(page, await context.settings());
  },

  async cmsBlocks(
    _: unknown,
    { identifiers }: { identifiers?: readonly (string | null)[] | null },
    context: GraphqlContext,
  ) {
    const wanted = (identifiers ?? []).filter((identifier) => identifier !== null);
    if (wanted.length === 0) throw refuseInput('"identifiers" of CMS blocks should be specified');
    const blocks = await readBlocks(context.shop.database, wanted);
    return { items: wanted.map((identifier) => blockShape(identifier, blocks)) };
  },

  async urlResolver(_: unknown, { url }: { url: string }, context: GraphqlContext) {
    const found = await resolveUrl(url, context);
    return (
      found && {
        id: found.id,
        entity_uid: toUid(found.id),
        type: found.type,
        relative_url: found.relativeUrl,
        canonical_url: found.relativeUrl,
        redirectCode: found.redirectCode,
      }
    );
  },

  async route(_: unknown, { url }: { url: string }, context: GraphqlContext) {
    const found = await resolveUrl(url, context);
    if (found === null) return null;
    const own = { relative_url: found.relativeUrl, redirect_code: found.redirectCode, type: found.type };
    if (found.type === null) return { __typename: 'RoutableUrl', ...own };
    const target = await readTarget(found.type, found.id, context);
    return target && { ...target, ...own };
  },
};
