/** Shapes a product's categories, URL paths and related products (CAT-02). */
import type { GraphQLResolveInfo } from 'graphql';
import { isShown } from '../../catalog/listed.ts';
import type { ProductRow } from '../../catalog/product-reader.ts';
import { settingText } from '../../store/settings.ts';
import { toUid } from '../../uid.ts';
import type { GraphqlContext } from '../context.ts';
import { failOnInlineInNamed } from '../habits.ts';
import { categoryShape } from './category-shape.ts';
import { productShape } from './product-shape.ts';

type Relation = 'related' | 'upsell' | 'crosssell';

async function relatives(row: ProductRow, kind: Relation, context: GraphqlContext) {
  const rules = await context.listingRules();
  const linked = await context.products.linked(row.id, kind);
  return linked.filter(({ product }) => isShown(product, rules) && product.visibility !== 1);
}

function beside(row: ProductRow, kind: Relation, context: GraphqlContext) {
  return async (_arguments: unknown, _context: unknown, info: GraphQLResolveInfo) => {
    failOnInlineInNamed(context.shop, info);
    return (await relatives(row, kind, context)).map(({ product }) => productShape(product, context));
  };
}

async function categoriesOf(row: ProductRow, context: GraphqlContext) {
  const tree = await context.categories();
  const ids = await context.products.categoryIds(row.id);
  return ids.flatMap((id) => {
    const found = tree.get(id);
    return found?.isActive ? [categoryShape(found, context)] : [];
  });
}

async function rewrites(row: ProductRow, context: GraphqlContext) {
  const tree = await context.categories();
  const suffix = settingText(await context.settings(), 'category_url_suffix');
  const byPath = new Map(tree.all.map(({ urlPath, id }) => [urlPath, id]));
  const paths = await context.products.paths(row.id);
  return paths.map((url) => {
    const shelf = byPath.get(url.split('/').slice(0, -1).join('/').replace(suffix, ''));
    return {
      url,
      parameters: [
        { name: 'id', value: String(row.id) },
        ...(shelf === undefined || !url.includes('/') ? [] : [{ name: 'category', value: String(shelf) }]),
      ],
    };
  });
}

async function productLinks(row: ProductRow, context: GraphqlContext) {
  const kinds: readonly Relation[] = ['related', 'upsell', 'crosssell'];
  const links = await Promise.all(kinds.map((kind) => relatives(row, kind, context)));
  return links.flatMap((some, place) =>
    some.map(({ product, position }) => ({
      __typename: 'ProductLinks',
      sku: row.sku,
      link_type: kinds[place],
      linked_product_sku: product.sku,
      linked_product_type: product.type,
      position: position + 1,
    })),
  );
}

async function website(context: GraphqlContext) {
  const settings = await context.settings();
  const code = settingText(settings, 'website_code', 'base');
  const name = settingText(settings, 'website_name', 'Main Website');
  return { id: 1, code, name, sort_order: 0, default_group_id: '1', is_default: true };
}

export function relationFields(row: ProductRow, context: GraphqlContext) {
  return {
    categories: () => categoriesOf(row, context),
    url_rewrites: () => rewrites(row, context),
    related_products: beside(row, 'related', context),
    upsell_products: beside(row, 'upsell', context),
    crosssell_products: beside(row, 'crosssell', context),
    product_links: () => productLinks(row, context),
    websites: async () => [{ ...(await website(context)), uid: toUid(1) }],
  };
}
