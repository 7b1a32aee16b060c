/** Defines the queries of the benchmark: the lists a shopper opens. */

const page = `total_count page_info { current_page page_size total_pages }
  items { __typename uid sku name url_key stock_status is_rental_product small_image { url label }
    price_range { minimum_price { regular_price { value } final_price { value } } } }`;

const aggregations = 'aggregations { attribute_code label count options { label value count } }';

const filter = 'filter: { category_id: { eq: "3" }, price: { from: "20", to: "200" } }';

export const questions: readonly { readonly title: string; readonly query: string }[] = [
  {
    title: 'category and price, by price',
    query: `{ products(${filter}, sort: { price: ASC }, pageSize: 24) { ${page} } }`,
  },
  {
    title: 'category and price, by name, page 5',
    query: `{ products(${filter}, sort: { name: ASC }, pageSize: 24, currentPage: 5) { ${page} } }`,
  },
  {
    title: 'category, best sellers',
    query: `{ products(filter: { category_id: { eq: "3" } }, pageSize: 24) { ${page} } }`,
  },
  {
    title: 'rentals of a category',
    query: `{ products(filter: { category_id: { eq: "3" }, is_rental_product: { eq: "1" } }, pageSize: 24) { ${page} } }`,
  },
  { title: 'search for two words', query: `{ products(search: "quiet cooler", pageSize: 24) { ${page} } }` },
  {
    title: 'category and price, with aggregations',
    query: `{ products(${filter}, sort: { price: ASC }, pageSize: 24) { ${page} ${aggregations} } }`,
  },
];
