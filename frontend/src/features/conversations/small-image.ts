/** Maximum length of the longer side, in CSS pixels, and maximum size in bytes of a sent image. */
const MAX_PIXELS = 1280;
const MAX_BYTES = 250_000;
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

const encodeJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

const asBase64 = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

export type SmallImage =
  | { readonly status: 'ready'; readonly base64: string }
  /** The file can't be decoded. */
  | { readonly status: 'unreadable' }
  | { readonly status: 'too-large' };

/** The image as a JPEG small enough to send, without the camera's metadata. */
export const smallImage = async (file: File): Promise<SmallImage> => {
  const drawn = await createImageBitmap(file).catch(() => null);
  if (drawn === null) return { status: 'unreadable' };
  const scale = Math.min(1, MAX_PIXELS / Math.max(drawn.width, drawn.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(drawn.width * scale));
  canvas.height = Math.max(1, Math.round(drawn.height * scale));
  const context = canvas.getContext('2d');
  if (context !== null) {
    // A JPEG has no transparency: it would be black, and so would the writing on it.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  }
  drawn.close();
  for (const quality of QUALITIES) {
    const jpeg = await encodeJpeg(canvas, quality);
    if (jpeg !== null && jpeg.size <= MAX_BYTES) return { status: 'ready', base64: await asBase64(jpeg) };
  }
  return { status: 'too-large' };
};
