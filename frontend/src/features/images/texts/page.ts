import { catalogue } from '#shared/language/catalogue';
import { capitalize } from '#shared/text-format/capitalize';
import { pluralize } from '#shared/text-format/pluralize';

const pictures = (count: number) => pluralize(count, 'picture');

/** Texts of the search for images. */
export const imageTexts = catalogue('images/page', {
  lead: 'Pictures in documents and in the sources of public trackers and your own, found by what their pages say about them; then pages of documents, found by their text.',
  label: 'Search for images',
  search: 'Search',
  searching: 'Searching',
  failed: 'An error occurred while searching images',
  whatToType: 'Type what the picture should show: a thing, a place or a name, in the language of the page it is on.',
  theSources: 'The sources of pictures',
  forExample: 'For example',
  /** Between examples. */
  beforeNext: (isLast: boolean): string => (isLast ? ' or ' : ', '),
  none: 'No images found',
  tryAnother: 'Try a different search term',
  suchAs: 'Try a different search term, such as',
  track: (topic: string) => `Track “${topic}”`,
  trackerBrings: (topic: string) => `If you track “${topic}”, pictures from the pages it reads will appear here.`,
  noThumbnails: 'This installation cannot make thumbnails, so it shows no images yet.',
  newest: 'Newest pictures',
  found: 'Images found',
  captioned: pictures,
  /** `others`: what was found otherwise, as a list. */
  noCaption: (query: string, others: string) => `No caption contains “${query}”. Found otherwise: ${others}.`,
  onPages: (count: number) => `${pictures(count)} on pages that mention it`,
  ofDocuments: (count: number) => pluralize(count, 'page of a document', 'pages of documents'),
  near: (count: number) => `${pictures(count)} near in meaning`,
  pagesOfDocuments: 'Pages of documents',
  byText: 'Found by their text.',
  pagesFoundOf: (title: string) => `Pages found in ${title}`,
  page: (page: number) => `Page ${page}`,
  documentPage: (page: number) => `Document, page ${page}`,
  foundIn: {
    caption: 'Caption',
    page_title: 'Page title',
    around: 'Text beside it',
    page_text: 'Text on its page',
  },
  /** Where the words were found, before the matching text. */
  foundInText: (where: string) => `${where}:`,
  lost: 'This thumbnail is no longer here. Search again.',
  showOne: 'Show one of them',
  showAlike: (others: number) => `and ${others} more with this caption`,
  onMention: 'On pages that mention it',
  maybeOther: 'Found by the title of their page or the text beside them, so they may show something else.',
  onMentionList: 'Pictures on pages that mention it',
  nearTitle: 'Near in meaning',
  quotedWord: (said: string) => `“${said}”`,
  replacedWord: (said: string, asked: string) => `“${said}” instead of “${asked}”`,
  /** `said`, `missing`: each as a list of the two above, or of quoted words; empty if there are none. */
  relatedGroupTitle: (said: readonly string[], missing: readonly string[]): string => {
    const parts = [
      ...(said.length === 0 ? [] : [said.join(' and ')]),
      ...(missing.length === 0 ? [] : [`no mention of ${missing.join(' and ')}`]),
    ].join(', ');
    return capitalize(parts);
  },
  coverage: (fromTrackers: number, pages: number): string => {
    const parts = [
      ...(fromTrackers === 0 ? [] : [`${pictures(fromTrackers)} in sources of trackers`]),
      ...(pages === 0 ? [] : [`${pluralize(pages, 'page')} of documents, by their text`]),
    ];
    return parts.length === 0
      ? 'No images have been found in documents or trackers yet.'
      : `A search looks through ${parts.join(', and ')}.`;
  },
  noneBrought: 'Pictures come with the pages that trackers read; no tracker has brought any yet.',
  waiting: (count: number) =>
    `${pictures(count)} of pages that your trackers read ${count === 1 ? 'is' : 'are'} still being fetched, one after another.`,
});
