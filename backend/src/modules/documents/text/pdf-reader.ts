import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { MINUTE_MS } from '#kernel/durations';
import { type RunTask, threadPool } from '#platform/threads/thread-pool';
import type * as pagesThread from '../pictures/draw-pages.thread';
import type * as picturesThread from '../pictures/read-pictures.thread';
import type * as thread from './read-pdf.thread';

const script = require.resolve('./read-pdf.thread');
const pagesScript = require.resolve('../pictures/draw-pages.thread');
const picturesScript = require.resolve('../pictures/read-pictures.thread');

/** A report of a hundred charts; the pixels of one picture fill 64 MB at most. */
const PICTURE_LIMITS = { pages: 500, pictures: 100, pixels: 16_000_000, bytes: 256 * 1024 * 1024 };
/** Longest side of a drawn page in pixels: twice that of its thumbnail, whose letters are then smooth. */
const LONGEST_SIDE = 960;
const LIMITS = { pages: 2000, characters: 20_000_000 };
/**
 * Limits of one file, for its text or for its pictures; far more than either needs. A page that decompresses without end
 * stops here.
 */
const TASK = { timeoutMs: MINUTE_MS, growthMb: 768 };
/** One file at a time: pdf.js holds a file and its fonts in memory outside the heap. */
const THREADS = { threads: 1, heapMb: 512, idleMs: 10_000 };

/** Reads PDFs in a worker thread, so that one which takes too much time or memory fails alone. */
@Injectable()
export class PdfReader implements OnApplicationShutdown {
  private readonly pool = threadPool(THREADS);
  private isClosing = false;
  private readonly inThread: RunTask<typeof thread.readPdf> = this.pool.task({
    script,
    name: 'readPdf',
    ...TASK,
  });

  private readonly pictures: RunTask<typeof picturesThread.readPictures> = this.pool.task({
    script: picturesScript,
    name: 'readPictures',
    ...TASK,
  });

  private readonly pages: RunTask<typeof pagesThread.drawPages> = this.pool.task({
    script: pagesScript,
    name: 'drawPages',
    ...TASK,
  });

  /** The pages as printed, leaving out those that cannot be drawn; few at a time, since each takes 3 MB. */
  async drawn(content: Uint8Array, pages: readonly number[], owner: string): Promise<readonly pagesThread.DrawnPage[]> {
    try {
      return await this.pages({ content, pages, longestSide: LONGEST_SIDE }, { owner });
    } catch (error) {
      this.throwIfClosing(error);
      return [];
    }
  }

  /** The pictures of a PDF; none if it cannot be opened, or if they take too much time or memory. */
  async picturesOf(content: Uint8Array, owner: string): Promise<readonly picturesThread.PdfPicture[]> {
    try {
      return await this.pictures({ content, limits: PICTURE_LIMITS }, { owner });
    } catch (error) {
      this.throwIfClosing(error);
      return [];
    }
  }

  async read(content: Uint8Array, owner: string): Promise<thread.PdfReading> {
    try {
      return await this.inThread({ content, limits: LIMITS }, { owner });
    } catch (error) {
      this.throwIfClosing(error);
      // The thread ended: out of time, or out of memory.
      return { kind: 'unreadable', fault: 'too_complex' };
    }
  }

  onApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    return this.pool.close();
  }

  /** An interruption by a shutdown says nothing about the file: the caller has to ask again. */
  private throwIfClosing(error: unknown): void {
    if (this.isClosing) throw error;
  }
}
