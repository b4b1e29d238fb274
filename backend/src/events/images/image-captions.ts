/** What a page or a document says of an image that it shows; empty where it says nothing. */
export interface ImageCaptions {
  /** The text that stands in for it. */
  readonly alt: string;
  /** Shown while the pointer rests on it. */
  readonly title: string;
  /** Of its figure. */
  readonly caption: string;
  /** The heading that it stands under and the nearest paragraphs. */
  readonly around: string;
}

/** An image as a page shows it. */
export interface PageImage extends ImageCaptions {
  /** Absolute, http or https. */
  readonly address: string;
  /** In CSS pixels, as the page declares them; null where it does not. */
  readonly width: number | null;
  readonly height: number | null;
}

/** The pages that a tracker cites and that show images. */
export interface IllustratedPage {
  readonly url: string;
  readonly title: string;
  readonly images: readonly PageImage[];
}
