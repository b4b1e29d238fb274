import { buffer } from 'node:stream/consumers';
import { type DocumentEvent, documentEvents } from '#events/documents/document.events';
import type { Carrier, FoundImage } from '#events/images/carried-image.events';
import { wholePageId } from '#events/images/whole-page';
import type { Recorded } from '#kernel/recorded-event';
import {
  type DocumentTexts,
  documentFile,
  documents,
  type PdfPicture,
  type PdfReader,
  type WordsOfPage,
  wordsOfPages,
} from '#modules/documents/published';
import type { FileStore } from '#platform/file-store/file-store';
import type { Reactor } from '#platform/projection-runner/reactors/reactor';
import type { ReadStore } from '#platform/read-store/read-store';
import { searchWords } from '#platform/search/words';
import { pictureId } from '../image-id';
import type { ImageIntake } from './image-intake';
import type { Thumbnails } from './thumbnails';

/** Most pages drawn as images in a long document: each takes a fifth of a second. */
const MAX_PAGES = 40;
const DRAWN_TOGETHER = 4;

const pictureImage = ({ page, place: number, below, above }: PdfPicture, title: string): FoundImage => ({
  imageId: pictureId(page, number),
  place: { kind: 'pdf', page, title },
  captions: { alt: '', title: below === '' ? `Picture on page ${page}: ${title}` : '', caption: below, around: above },
});

/** Search finds a page by its words, so each is kept once; the text itself is kept with the document. */
export const pageImage = ({ page, heading, text }: WordsOfPage, title: string): FoundImage => ({
  imageId: wholePageId(page),
  place: { kind: 'pdf', page, title },
  captions: { alt: `Page ${page}: ${title}`, title: '', caption: heading ?? '', around: searchWords(text).join(' ') },
});

interface Shown {
  readonly carrier: Carrier;
  readonly title: string;
  readonly fileId: string;
  readonly content: Uint8Array;
}

/** Finds the pictures and pages of documents once their text was read, and makes their thumbnails. */
export const documentsShowPictures = (
  reads: Pick<ReadStore, 'get'>,
  files: Pick<FileStore, 'get'>,
  reader: Pick<PdfReader, 'picturesOf' | 'drawn'>,
  texts: Pick<DocumentTexts, 'of'>,
  thumbnails: Thumbnails,
  intake: ImageIntake,
): Reactor => {
  const takePictures = async ({ carrier, title, fileId, content }: Shown): Promise<void> => {
    const pictures = await reader.picturesOf(content, fileId);
    await intake.find(
      carrier,
      pictures.map((picture) => pictureImage(picture, title)),
    );
    for (const { page, place, width, height, channels, pixels } of pictures)
      await intake.take(
        carrier,
        pictureId(page, place),
        await thumbnails.ofPixels({ data: pixels, width, height, channels }),
      );
  };

  const takePages = async ({ carrier, title, fileId, content }: Shown): Promise<void> => {
    const text = await texts.of(fileId);
    if (text === null) return;
    const pages = wordsOfPages(text).slice(0, MAX_PAGES);
    for (let from = 0; from < pages.length; from += DRAWN_TOGETHER) {
      const some = pages.slice(from, from + DRAWN_TOGETHER);
      const drawn = await reader.drawn(
        content,
        some.map(({ page }) => page),
        fileId,
      );
      const images = some.filter(({ page }) => drawn.some((each) => each.page === page));
      await intake.find(
        carrier,
        images.map((page) => pageImage(page, title)),
      );
      for (const { page, width, height, channels, pixels } of drawn)
        await intake.take(
          carrier,
          wholePageId(page),
          await thumbnails.ofPixels({ data: pixels, width, height, channels }),
        );
    }
  };

  return {
    name: 'documents-show-pictures',
    categories: [documentEvents.category],
    async react(recorded) {
      const event = recorded as Recorded<DocumentEvent>;
      if (event.type !== 'DocumentRead' || !(await thumbnails.canBeMade())) return;
      const { documentId: id, fileId } = event.data;
      const [document, file] = [await reads.get(documents, id), await files.get(documentFile(fileId))];
      // The document was taken out meanwhile.
      if (document === undefined || file === undefined) {
        file?.content.destroy();
        return;
      }
      const content = new Uint8Array(await buffer(file.content));
      const shared = { carrier: { kind: 'document', id } as const, title: document.title, fileId, content };
      await takePictures(shared);
      await takePages(shared);
    },
    describeEffect: async ({ type }) =>
      type === 'DocumentRead' ? ['Find the pictures and pages of the document'] : [],
  };
};
