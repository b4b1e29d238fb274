import { type PDFPageProxy, OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Position of a picture on a page, in the page's units, y upwards. */
export interface PlacedPicture {
  /** Name by which the page refers to the picture's pixels; null if they are part of the page. */
  readonly name: string | null;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

type Matrix = number[];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The unit square of a picture, as its matrix places it. */
const placed = (name: string | null, matrix: Matrix): PlacedPicture => {
  const corners = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ].map(([x = 0, y = 0]) => {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
    return [a * x + c * y + e, b * x + d * y + f] as const;
  });
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { name, left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
};

const isMatrix = (value: unknown): value is Matrix => Array.isArray(value) && value.length === 6;

/** The pictures that a page paints, in order. */
export const placedPictures = async (page: PDFPageProxy): Promise<readonly PlacedPicture[]> => {
  const { fnArray, argsArray } = await page.getOperatorList();
  const saved: Matrix[] = [];
  const found: PlacedPicture[] = [];
  let matrix = IDENTITY;
  for (const [index, operator] of fnArray.entries()) {
    const [first]: readonly unknown[] = argsArray[index] ?? [];
    switch (operator) {
      case OPS.save:
        saved.push(matrix);
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        matrix = saved.pop() ?? IDENTITY;
        break;
      case OPS.transform:
        if (isMatrix(argsArray[index])) matrix = Util.transform(matrix, argsArray[index]);
        break;
      case OPS.paintFormXObjectBegin:
        saved.push(matrix);
        if (isMatrix(first)) matrix = Util.transform(matrix, first);
        break;
      case OPS.paintImageXObject:
        found.push(placed(typeof first === 'string' ? first : null, matrix));
        break;
    }
  }
  return found;
};
