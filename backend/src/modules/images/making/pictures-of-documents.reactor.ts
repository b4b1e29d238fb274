import { buffer } from 'node:stream/consumers';
import type { FoundImage } from '#events/images/carried-image.events';
import { type DocumentEvent, documentEvents } from '#events/documents/document.events';
import type { Recorded } from '#kernel/recorded-event';
import { documentFile, documents, type PdfPicture, type PdfReader } from '#modules/documents/published';
import type { FileStore } from '#platform/file-store/file-store';
import type { Reactor } from '#platform/projection-runner/reactor';
import type { ReadStore } from '#platform/read-store/read-store';
import { pictureId } from '../image-id';
import type { ImageIntake } from './image-intake';
import type { Thumbnails } from './thumbnails';

const foundImage = ({ page, place, below, above }: PdfPicture, title: string): FoundImage => ({
  imageId: pictureId(page, place),
  place: { kind: 'pdf', page, title },
  captions: { alt: '', title: '', caption: below, around: above },
});

/** Finds the pictures of documents once their text was read, and makes their thumbnails. */
export const documentsShowPictures = (
  reads: Pick<ReadStore, 'get'>,
  files: Pick<FileStore, 'get'>,
  reader: Pick<PdfReader, 'picturesOf'>,
  thumbnails: Thumbnails,
  intake: ImageIntake,
): Reactor => ({
  name: 'documents-show-pictures',
  categories: [documentEvents.category],
  async react(recorded) {
    const event = recorded as Recorded<DocumentEvent>;
    if (event.type !== 'DocumentRead' || !(await thumbnails.canBeMade())) return;
    const { documentId: id, fileId } = event.data;
    const [document, file] = [await reads.get(documents, id), await files.get(documentFile(fileId))];
    // Taken out meanwhile.
    if (document === undefined || file === undefined) {
      file?.content.destroy();
      return;
    }
    const pictures = await reader.picturesOf(new Uint8Array(await buffer(file.content)), fileId);
    const carrier = { kind: 'document', id } as const;
    await intake.find(
      carrier,
      pictures.map((picture) => foundImage(picture, document.title)),
    );
    for (const { page, place, width, height, channels, pixels } of pictures)
      await intake.take(
        carrier,
        pictureId(page, place),
        await thumbnails.ofPixels({ data: pixels, width, height, channels }),
      );
  },
  describeEffect: async ({ type }) => (type === 'DocumentRead' ? ['Find the pictures of the document'] : []),
});
