import type { ConsideredDocument, DocumentOutcome } from '#events/research/run.events';
import type { GatheredPage } from '#pages/read-page';
import { illustratedPages } from './illustrated-pages';

const page = (name: string, ...shown: readonly string[]): GatheredPage => ({
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
  images: shown.map((image) => ({
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

test('images come from the pages that a run cites', () => {
  const pages = [page('told', 'mill'), page('evidence', 'port'), page('other', 'cat'), page('bare')];
  const outcomes = [
    considered('told', 'told'),
    considered('evidence', 'evidence'),
    considered('other', 'left_out'),
    considered('bare', 'told'),
  ];
  expect(altsOf(illustratedPages(pages, outcomes))).toEqual([
    ['told', 'mill'],
    ['evidence', 'port'],
  ]);
});

test('what many of the read pages show is an ornament, cited or not', () => {
  const pages = [page('told', 'logo', 'mill', 'twice'), page('b', 'logo', 'twice'), page('c', 'logo')];
  expect(altsOf(illustratedPages(pages, [considered('told', 'told')]))).toEqual([['told', 'mill', 'twice']]);
});
