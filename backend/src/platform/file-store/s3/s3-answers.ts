import { DomUtils, parseDocument } from 'htmlparser2';
import type { FileName } from '../file-name';
import type { ListedFile } from '../file-store';

type Nodes = Parameters<typeof DomUtils.getElementsByTagName>[1];

const elementsIn = (nodes: Nodes, name: string) => DomUtils.getElementsByTagName(name, nodes, true);

const textIn = (nodes: Nodes, name: string): string | undefined => {
  const [found] = elementsIn(nodes, name);
  return found === undefined ? undefined : DomUtils.textContent(found);
};

const parsed = (xml: string): Nodes => parseDocument(xml, { xmlMode: true }).children;

/** Files in a ListObjectsV2 answer. */
export const listedFiles = (xml: string): readonly ListedFile[] =>
  elementsIn(parsed(xml), 'Contents').flatMap(({ children }) => {
    const [key, size, changed] = ['Key', 'Size', 'LastModified'].map((name) => textIn(children, name));
    return key === undefined || size === undefined || changed === undefined
      ? []
      : [{ name: key as FileName, bytes: Number(size), changedAt: new Date(changed) }];
  });

/** The upload id in a CreateMultipartUpload answer. */
export const uploadIdIn = (xml: string): string | undefined => textIn(parsed(xml), 'UploadId');

/** The code of an error, which CompleteMultipartUpload may also send with status 200. */
export const errorIn = (xml: string): string | undefined =>
  /<Error[\s>]/.test(xml) ? (textIn(parsed(xml), 'Code') ?? 'Error') : undefined;

/** The body of a CompleteMultipartUpload request: the entity tags of the parts, in order. */
export const partsList = (tags: readonly string[]): Buffer =>
  Buffer.from(
    `<CompleteMultipartUpload>${tags
      .map(
        (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag.replace(/&/g, '&amp;')}</ETag></Part>`,
      )
      .join('')}</CompleteMultipartUpload>`,
  );
