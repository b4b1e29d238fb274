import { normaliseText } from '../normalise-text';
import { withPieces, type LeftOutPiece, type PlacedPiece } from './left-out';

/** Visible text between two block boundaries. */
export interface TextBlock {
  readonly text: string;
  readonly kind: 'paragraph' | 'item' | 'heading' | 'cell';
  /** Numbers of the enclosing block elements, outermost first, in document order. */
  readonly within: readonly number[];
  /** Whether it is marked as something other than the article. */
  readonly isBoilerplate: boolean;
  /** Share of its characters inside links. */
  readonly linked: number;
}

/** The position of a text in the structure of its page. */
export interface TextPlacement {
  readonly kind: TextBlock['kind'];
  readonly depth: number;
  readonly within: readonly number[];
  /** Enclosing elements that look like boilerplate, numbered among themselves. */
  readonly doubtful: readonly number[];
  readonly isLinked: boolean;
  readonly isBold: boolean;
  /** Whether line breaks are visible. */
  readonly isPreformatted: boolean;
}

/** A block whose boilerplate is not yet decided. */
export type FoundBlock = Omit<TextBlock, 'isBoilerplate'> & Pick<TextPlacement, 'doubtful'>;

const ENDS_IN_WORD = /[\p{L}\p{N})”"’]\s*$/u;

/** Collects the text of a page into blocks. */
export class BlockWriter {
  readonly blocks: FoundBlock[] = [];
  private text = '';
  private pieces: PlacedPiece[] = [];
  private linkedCharacters = 0;
  /** The end of the last text added; reading it from the whole text would be linear each time. */
  private last = '';
  private onlyBold = true;
  private headed = false;
  /** Whether a `<br>` ended the line and the new one has no text yet. */
  private lineEnded = false;
  private place: TextPlacement | undefined;

  /** Whether the last text added ends in something. */
  endsIn(pattern: RegExp): boolean {
    return pattern.test(this.last);
  }

  /** Adds a text at its place; it opens a block of the place of the enclosing block element. */
  add(piece: string, at: TextPlacement, block: TextPlacement): void {
    if (piece.trim() !== '') {
      if (this.headed && !at.isBold) this.endBlock();
      this.headed = false;
      this.lineEnded = false;
      this.place ??= block;
      this.onlyBold &&= at.isBold;
    }
    this.last = piece.slice(-40);
    if (at.isLinked) this.linkedCharacters += piece.trim().length;
    this.text += piece;
  }

  /** Marks the place of something that is not text. */
  put(piece: LeftOutPiece): void {
    this.pieces.push({ piece, offset: this.text.length, opensLine: this.lineEnded, endsLine: false });
  }

  /** A single `<br>` is a space; an empty line ends a paragraph on old pages, and a bold line is a heading. */
  breakLine(): void {
    if (this.lineEnded) {
      this.endBlock();
      return;
    }
    const before = this.pieces.at(-1);
    if (before?.offset === this.text.length) before.endsLine = true;
    this.headed = this.onlyBold && this.endsIn(ENDS_IN_WORD);
    this.lineEnded = true;
    this.text += ' ';
  }

  endBlock(): void {
    const text = this.place === undefined ? '' : normaliseText(withPieces(this.text, this.pieces));
    if (text !== '' && this.place !== undefined) {
      const { kind, within, doubtful } = this.place;
      this.blocks.push({ text, kind, within, doubtful, linked: this.linkedCharacters / text.length });
    }
    this.text = '';
    if (this.pieces.length > 0) this.pieces = [];
    this.linkedCharacters = 0;
    this.last = '';
    this.onlyBold = true;
    this.headed = false;
    this.lineEnded = false;
    this.place = undefined;
  }
}
