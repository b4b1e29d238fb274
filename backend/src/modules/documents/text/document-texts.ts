import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Readable } from 'node:stream';
import { buffer, json } from 'node:stream/consumers';
import { singleFlight } from '#kernel/single-flight';
import { FILE_STORE, type FileStore } from '#platform/file-store/file-store';
import { documentFile, documentTextFile } from '../document-files';
import type { TextReading } from '../domain/document.decider';
import { type DocumentText, pagesWithoutText, wordsOfText } from './document-text';
import { PdfReader } from './pdf-reader';

const MAX_BYTES = 128 * 1024 * 1024;
/** Documents that are asked about at the same time; a text of 400 pages takes about 3 MB. */
const CACHED_TEXTS = 8;

/** The texts of documents: kept as files, which are made from the PDFs, and made again where one is missing. */
@Injectable()
export class DocumentTexts {
  private readonly recent = new LRUCache<string, DocumentText>({ max: CACHED_TEXTS });

  constructor(
    @Inject(FILE_STORE) private readonly files: Pick<FileStore, 'get' | 'put' | 'stat' | 'delete'>,
    private readonly reader: PdfReader,
  ) {}

  /** Reads the PDF and keeps its text, once for all who ask meanwhile. Null if there is no such file any more. */
  readonly make = singleFlight((fileId: string) => this.read(fileId));

  private readonly load = singleFlight(async (fileId: string): Promise<DocumentText | null> => {
    const kept = await this.kept(fileId);
    if (kept !== null) return this.remember(fileId, kept);
    await this.make(fileId);
    return this.recent.get(fileId) ?? null;
  });

  /** Null if there is no such document any more, or it cannot be read. */
  async of(fileId: string): Promise<DocumentText | null> {
    return this.recent.get(fileId) ?? this.load(fileId);
  }

  private async read(fileId: string): Promise<TextReading | null> {
    const file = await this.files.get(documentFile(fileId));
    if (file === undefined) return null;
    const reading = await this.reader.read(await bytesOf(file.content), fileId);
    if (reading.kind === 'unreadable') return reading;
    const { text } = reading;
    const kept = await this.files.put(documentTextFile(fileId), Readable.from([JSON.stringify(text)]), MAX_BYTES);
    if (kept.kind === 'too_large') return { kind: 'unreadable', fault: 'too_large' };
    // The document was removed meanwhile, and its text deleted before this one was written.
    if ((await this.files.stat(documentFile(fileId))) === undefined) {
      await this.files.delete(documentTextFile(fileId));
      return null;
    }
    this.remember(fileId, text);
    const facts = { pages: text.pages.length, words: wordsOfText(text), pagesWithoutText: pagesWithoutText(text) };
    return { kind: 'read', facts };
  }

  private async kept(fileId: string): Promise<DocumentText | null> {
    const file = await this.files.get(documentTextFile(fileId));
    return file === undefined ? null : ((await json(file.content)) as DocumentText);
  }

  private remember(fileId: string, text: DocumentText): DocumentText {
    this.recent.set(fileId, text);
    return text;
  }
}

/** A copy in separate memory, which can be transferred to a thread. */
const bytesOf = async (content: Readable): Promise<Uint8Array> => new Uint8Array(await buffer(content));
