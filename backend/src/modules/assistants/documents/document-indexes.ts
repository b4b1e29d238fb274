import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DocumentTexts } from '#modules/documents/published';
import { type PassageIndex, indexOf } from '../retrieval/passage-index';
import { type PlaceInDocument, passagesOf } from './document-passages';

/** Documents that are asked about at the same time. */
const KEPT = 8;

/** The passages of documents, ready to be asked. */
@Injectable()
export class DocumentIndexes {
  private readonly recent = new LRUCache<string, PassageIndex<PlaceInDocument>>({ max: KEPT });

  constructor(private readonly texts: DocumentTexts) {}

  /** Null if the document is gone, or cannot be read. */
  async of(fileId: string): Promise<PassageIndex<PlaceInDocument> | null> {
    const known = this.recent.get(fileId);
    if (known !== undefined) return known;
    const text = await this.texts.of(fileId);
    if (text === null) return null;
    const index = indexOf(passagesOf(text));
    this.recent.set(fileId, index);
    return index;
  }
}
