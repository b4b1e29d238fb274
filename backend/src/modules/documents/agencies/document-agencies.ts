import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type Agency, agenciesIn } from '#modules/agencies/published';
import { DocumentTexts } from '../text/document-texts';

/** Names, not texts: little is kept of each document. */
const CACHED_DOCUMENTS = 1000;

/** The agencies that documents name: read from their texts when first asked, since the record of agencies changes. */
@Injectable()
export class DocumentAgencies {
  private readonly known = new LRUCache<string, readonly Agency[]>({ max: CACHED_DOCUMENTS });

  constructor(private readonly texts: DocumentTexts) {}

  /** The agencies that the document with this file names; none if its text cannot be read. */
  async of(fileId: string): Promise<readonly Agency[]> {
    const known = this.known.get(fileId);
    if (known !== undefined) return known;
    const text = await this.texts.of(fileId);
    if (text === null) return [];
    const found = [...agenciesIn(text.paragraphs.map((paragraph) => paragraph.text).join('\n'))];
    this.known.set(fileId, found);
    return found;
  }
}
