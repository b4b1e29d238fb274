import { catalogue } from '#shared/language/catalogue';

/** Texts of the page of executive orders. */
export const ordersTexts = catalogue('explore/orders', {
  atWork: 'Analysts at work',
  /** The heading and the extent in the server's English. */
  heading: (heading: string) => heading,
  extent: (extent: string) => extent,
  search: 'Search executive orders',
  theOrders: 'The executive orders',
  categories: 'Categories',
  category: (name: string) => name,
  all: 'All',
  none: 'No trackers found.',
  noMatch: 'No executive order matches.',
  showAllOrders: 'Show all orders',
  showFewer: 'Show fewer',
  showAll: (count: number) => `Show all ${count}`,
  orderOf: (id: string, day: string) => `Executive Order ${id}, ${day}`,
  track: 'Track',
  trackNamed: (title: string) => `Track: ${title}`,
});
