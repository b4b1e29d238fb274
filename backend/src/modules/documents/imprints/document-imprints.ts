import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { DocumentDocument } from '#projections/documents/documents/documents.projection';
import { designationIn } from '../text/document-text';
import { DocumentTexts } from '../text/document-texts';
import { issuedOn, signedOn } from '../text/printed-dates';

/** Names and days, not texts: little is kept of each document. */
const CACHED_DOCUMENTS = 1000;

/** Longest document, in words, that is searched for its own number. */
const MAX_WORDS = 20_000;

/** What a document says of itself. */
export interface Imprint {
  /** What it calls itself; null if it does not have a number. */
  readonly designation: string | null;
  /** A calendar day; null if it does not say. */
  readonly signedOn: string | null;
  /** A calendar day; null if neither it nor its source states one. */
  readonly publishedOn: string | null;
}

type Printed = Pick<DocumentDocument, 'file_id' | 'text' | 'published_on'>;

/** What documents say of themselves, read from their texts when first asked. */
@Injectable()
export class DocumentImprints {
  private readonly known = new LRUCache<string, Imprint>({ max: CACHED_DOCUMENTS });

  constructor(private readonly texts: DocumentTexts) {}

  async of(document: Printed): Promise<Imprint> {
    const { designation, signedOn: signed, publishedOn } = await this.read(document);
    return { designation, signedOn: signed, publishedOn: document.published_on ?? publishedOn };
  }

  /** Returns nothing for a document whose text has not been read. */
  private async read({ file_id: fileId, text }: Printed): Promise<Imprint> {
    const nothing = { designation: null, signedOn: null, publishedOn: null };
    if (text.state !== 'read' || text.words > MAX_WORDS) return nothing;
    const known = this.known.get(fileId);
    if (known !== undefined) return known;
    const read = await this.texts.of(fileId);
    if (read === null) return nothing;
    const imprint = { designation: designationIn(read), signedOn: signedOn(read), publishedOn: issuedOn(read) };
    this.known.set(fileId, imprint);
    return imprint;
  }
}
