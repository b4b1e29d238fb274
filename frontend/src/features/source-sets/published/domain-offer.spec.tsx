import { screen } from '@testing-library/react';
import { fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import type { DomainOffer as Offer } from '../api/discover-domain';
import { DomainOfferSection } from './domain-offer';

const server = fakeServer();
const answers = (offer: Partial<Offer>) =>
  server.post('/api/topics/discover-domain').answers(() => ({
    domain: 'ustr.gov',
    status: 'found',
    reason: '',
    feeds: [],
    sitemaps: [],
    ...offer,
  }));
const show = () => renderPage(<DomainOfferSection host="ustr.gov" />);

test('the offer names the feeds and counts the sitemaps', async () => {
  const feed = { url: 'https://ustr.gov/rss.xml', title: 'Press releases', entries: 1, newest_at: null };
  answers({ feeds: [feed], sitemaps: [{ url: 'https://ustr.gov/sitemap.xml', entries: 9 }] });
  show();
  const offered = await screen.findByText(/^Offers 1 feed and 1 sitemap\./);
  expect(offered.textContent).toBe('Offers 1 feed and 1 sitemap.Press releases, 1 entry');
  expect(screen.getByRole('link', { name: 'Press releases' }).getAttribute('href')).toBe(feed.url);
});

test.each([
  [
    'nothing_to_read',
    'has neither a feed nor a sitemap',
    'Nothing to read was found: it has neither a feed nor a sitemap.',
  ],
  ['unreachable', 'refuses connections', 'Could not be read (refuses connections).'],
] as const)('the offer explains why nothing was found: %s', async (status, reason, words) => {
  answers({ status, reason });
  show();
  await screen.findByText(words);
});

test('the site can be read again after a failure', async () => {
  server.post('/api/topics/discover-domain').answers(() => problemResponse(429, 'RATE_LIMITED', 'Too many requests.'));
  const { user } = show();
  await screen.findByText(/Too many requests\./);
  answers({ sitemaps: [{ url: 'https://ustr.gov/sitemap.xml', entries: 9 }] });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Offers 1 sitemap.');
});
