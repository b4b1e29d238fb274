import type { ConsideredDocument, DocumentOutcome } from '#events/research/run.events';
import type { GatheredPage } from '#pages/read-page';
import { illustratedPages } from './run-recorder';

const page = (name: string, ...displayed: readonly string[]): GatheredPage => ({
  url: `https://agency.example/${name}`,
  foundAt: `https://agency.example/${name}?feed`,
  host: 'agency.example',
  title: name,
  publisher: 'Agency',
  author: '',
  publishedAt: null,
  blocks: [],
  fingerprint: name,
  extent: 'whole',
  images: displayed.map((image) => ({
    address: `https://agency.example/${image}.jpg`,
    alt: image,
    title: '',
    caption: '',
    around: '',
    width: null,
    height: null,
  })),
});
const considered = (name: string, outcome: DocumentOutcome): ConsideredDocument => ({
  url: `https://agency.example/${name}?feed`,
  title: name,
  outcome,
  reason: { kind: 'new' },
  notes: [],
});
const altsOf = (pages: ReturnType<typeof illustratedPages>) =>
  pages.map(({ title, images }) => [title, ...images.map(({ alt }) => alt)]);

test('images come from all pages that a run read', () => {
  const pages = [page('told', 'mill'), page('evidence', 'port'), page('other', 'cat'), page('bare')];
  const outcomes = [
    considered('told', 'told'),
    considered('evidence', 'evidence'),
    considered('other', 'left_out'),
    considered('bare', 'told'),
  ];
  expect(
    illustratedPages(pages, outcomes).map(({ title, isCited, images }) => [title, isCited, images.length]),
  ).toEqual([
    ['told', true, 1],
    ['evidence', true, 1],
    ['other', false, 1],
  ]);
});

test('a page that is not cited has at most three images, those that it describes', () => {
  const gallery = page('gallery', 'one', '', 'two', 'three', 'four');
  const published = { ...gallery, foundAt: 'https://agency.example/told?feed', images: gallery.images ?? [] };
  expect(altsOf(illustratedPages([gallery], []))).toEqual([['gallery', 'one', 'two', 'three']]);
  expect(illustratedPages([published], [considered('told', 'told')])[0]?.images).toHaveLength(5);
});

test('a page that describes no image has the one that it is shared with, which comes last', () => {
  const bare = page('bare', 'first', 'shared');
  const images = (bare.images ?? []).map((image) => ({ ...image, alt: '' }));
  const [found] = illustratedPages([{ ...bare, images }], []);
  expect(found?.images.map(({ address }) => address)).toEqual(['https://agency.example/shared.jpg']);
});

test('an image on many of the read pages is an ornament, cited or not', () => {
  const pages = [page('told', 'logo', 'mill', 'twice'), page('b', 'logo', 'twice'), page('c', 'logo')];
  expect(altsOf(illustratedPages(pages, [considered('told', 'told')]))).toEqual([
    ['told', 'mill', 'twice'],
    ['b', 'twice'],
  ]);
});
