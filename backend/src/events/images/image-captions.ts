/** What a page or a document says about an image that it shows; empty if it says nothing. */
export interface ImageCaptions {
  /** The text that replaces it if it cannot be shown. */
  readonly alt: string;
  /** Shown while the pointer is over it. */
  readonly title: string;
  readonly caption: string;
  /** The heading above it and the nearest paragraphs. */
  readonly around: string;
}

export interface PageImage extends ImageCaptions {
  /** Absolute, http or https. */
  readonly address: string;
  /** In CSS pixels, as the page declares them; null if it does not. */
  readonly width: number | null;
  readonly height: number | null;
}

/** A page with images that a run read. */
export interface IllustratedPage {
  readonly url: string;
  readonly title: string;
  readonly isCited: boolean;
  readonly images: readonly PageImage[];
}
