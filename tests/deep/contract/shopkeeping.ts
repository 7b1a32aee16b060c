/** What the shopkeeper changed before a recording: settings, products, a second store view. */

import { messagesOf, operationOf } from './operation.ts';
import type { Recording } from './recording.ts';
import { saveSetting, type Stage } from './stage.ts';

/** `path/of/setting=value, path/of/another=value` */
export async function noteSettings(stage: Stage, { note = '' }: Recording): Promise<void> {
  for (const [, key, value] of note.matchAll(/(\w+\/\w+\/\w+)=([^,]*)/g))
    if (key !== undefined && value !== undefined) await saveSetting(stage, key, value);
}

const nearlyAll = `(select string_agg(quote_ident(column_name), ', ') from information_schema.columns
  where table_schema = 'public' and table_name = 'product' and is_generated = 'NEVER')`;

/** The product that only some recordings had: made before, changed after it was put into a cart. */
export async function makeTemporary(stage: Stage, { name }: Recording): Promise<void> {
  if (!/product-(?:disabled|deleted|repriced|went-out-of-stock)/.test(name)) return;
  const [row] = await stage.change(`select ${nearlyAll} as columns`);
  await stage.change(`create temp table one as select ${String(row?.['columns'])} from product where id = 1`);
  await stage.change(
    `update one set id = 20, sku = 'AW-TEMP', name = 'Temporary', url_key = 'temporary', price = 1000,
     min_final_price = 1000, max_final_price = 1000, min_regular_price = 1000, max_regular_price = 1000`,
  );
  await stage.change(`insert into product (${String(row?.['columns'])}) select * from one`);
  await stage.change('drop table one');
}

export async function shopkeeping(stage: Stage, recording: Recording): Promise<void> {
  const { name, request, response } = recording;
  const temporary = `update product set price = 1100, min_final_price = 1100, max_final_price = 1100,
    min_regular_price = 1100, max_regular_price = 1100 where sku = 'AW-TEMP'`;
  if (/product-(?:repriced|went-out-of-stock)/.test(name)) await stage.change(temporary);
  if (/product-went-out-of-stock/.test(name))
    await stage.change(`update product set stock = 0 where sku = 'AW-TEMP'`);
  if (/product-disabled/.test(name))
    await stage.change(`update product set is_active = false where sku = 'AW-TEMP'`);
  if (/product-deleted/.test(name)) await stage.change(`delete from product where sku = 'AW-TEMP'`);
  const isOrder = operationOf(request).names.some((one) =>
    /placeOrder|^POST .*payment-information/.test(one),
  );
  const said = messagesOf(response.body);
  if (isOrder && /requested qty is not available/.test(said))
    await stage.change(`update product set stock = 1 where sku = 'AW-FILTER-LOW'`);
  if ((isOrder && /out of stock/.test(said)) || (/insufficient-stock/.test(name) && !isOrder))
    await stage.change(`update product set stock = 0 where sku = 'AW-FILTER-LOW'`);
  if (/mergeCarts-over-stock/.test(name))
    await stage.change(`update product set stock = 1 where sku = 'AW-FILTER-LOW'`);
  const isSecond =
    request.headers['store'] === 'second' ||
    request.path.startsWith('/rest/second/') ||
    JSON.stringify(response.body).includes('"store_code":"second"');
  if (isSecond)
    await stage.change(
      `insert into store_view (id, code, name, is_default) values (2, 'second', 'Second View', false)`,
    );
}
