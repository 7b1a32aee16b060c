/** The pages that anybody may find, each under its first heading. */

type Pages = readonly (readonly [path: string, heading: string])[];

/** Content pages that differ in what they are built of. */
export const builtPages: Pages = [
  ['/', 'Good water, delivered to your door'],
  ['/products', 'Place order'],
  ['/contact-us', 'Contact us'],
  ['/all-products', 'All products'],
  ['/water-at-work', 'Water at work'],
  ['/water-resellers', 'Where To Buy Water'],
  ['/frequently-asked-questions', 'How it works'],
  ['/about-us', 'About Brightwater'],
  ['/about-us/quality', 'From the spring to the seal'],
  ['/sitemap', 'Site map'],
];

/** A page of each kind of product. */
export const productPages: Pages = [
  ['/15-l-spring-water-bottle.html', '15 L spring water bottle'],
  ['/cooler-sanitising-visit.html', 'Cooler sanitising visit'],
  ['/starter-pack.html', 'Starter pack'],
  ['/water-station-set.html', 'Water station set'],
  ['/water-station-signs.html', 'Water station signs to print'],
  ['/e-gift-card-any-amount.html', 'E-gift card, any amount'],
  ['/engraved-drink-bottle-750-ml.html', 'Engraved drink bottle 750 mL'],
  ['/insulated-steel-bottle.html', 'Insulated steel bottle'],
];

/** Screens of the shop itself, and what is said where there is nothing to show. */
export const shopScreens: Pages = [
  ['/water.html', 'Water'],
  ['/catalogsearch/result?q=water', 'Results for “water”'],
  ['/catalogsearch/result', 'What are you looking for?'],
  ['/style-guide', 'Style guide'],
  ['/cart', 'Your cart'],
  ['/checkout', 'Checkout'],
  ['/order-confirmation', 'There is no recent order here'],
  ['/customer/login', 'Sign in or register'],
  ['/customer/forgotPassword', 'Forgot your password?'],
  ['/customer/order-lookup', 'Track an order'],
  ['/no-such-page', 'This page has run dry'],
];
