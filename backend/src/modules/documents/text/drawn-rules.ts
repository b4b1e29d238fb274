import { OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { RuledLine } from './layout/struck';
import type { Operators } from './nameless-glyphs';

/** How pdf.js writes a path; not a name that it exports. */
const PATH = { moveTo: 0, lineTo: 1, curveTo: 2, closePath: 4 };

type Matrix = readonly number[];
const isMatrix = (value: unknown): value is Matrix => Array.isArray(value) && value.length === 6;

const within = (outer: Matrix, inner: Matrix): Matrix => Util.transform([...outer], [...inner]);

interface Point {
  readonly x: number;
  readonly y: number;
}

const at = (matrix: Matrix, x: number, y: number): Point => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
  return { x: a * x + c * y + e, y: b * x + d * y + f };
};

/** The straight subpaths of a path, each as its corners. */
const subpathsOf = (data: ArrayLike<number>, matrix: Matrix): readonly (readonly Point[])[] => {
  const paths: Point[][] = [];
  let open: Point[] = [];
  let isCurved = false;
  const close = (): void => {
    if (open.length > 1 && !isCurved) paths.push(open);
    open = [];
    isCurved = false;
  };
  for (let index = 0; index < data.length;) {
    const operator = data[index++];
    if (operator === PATH.moveTo) close();
    if (operator === PATH.moveTo || operator === PATH.lineTo)
      open.push(at(matrix, data[index++] ?? 0, data[index++] ?? 0));
    else if (operator === PATH.closePath) {
      const [first] = open;
      if (first !== undefined) open.push(first);
    } else {
      isCurved = true;
      index += operator === PATH.curveTo ? 6 : 4;
    }
  }
  close();
  return paths;
};

/** The least length, times its thickness, of a line. */
const LONG = 3;

const ruleAround = (corners: readonly Point[], thickness: number): readonly RuledLine[] => {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const height = bottom - top + thickness;
  return right - left < LONG * height ? [] : [{ left, right, y: (top + bottom) / 2, thickness: height }];
};

const sides = (corners: readonly Point[]): readonly (readonly Point[])[] =>
  corners.flatMap((corner, index) => {
    const next = corners[index + 1];
    return next === undefined ? [] : [[corner, next]];
  });

const FILLS: ReadonlySet<unknown> = new Set([OPS.fill, OPS.eoFill]);
const STROKES: ReadonlySet<unknown> = new Set([OPS.stroke, OPS.closeStroke]);
const BOTH: ReadonlySet<unknown> = new Set([
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/** How lines are drawn at a point of a page’s content. */
interface Pen {
  readonly matrix: Matrix;
  readonly width: number;
  readonly fill: unknown;
  readonly stroke: unknown;
}

/** Colour of lines that nobody sees on white paper. */
const WHITE = '#ffffff';

const numbersIn = (path: unknown): ArrayLike<number> => {
  const data: unknown = Array.isArray(path) ? path[0] : null;
  return data instanceof Float32Array ? data : [];
};

const rulesOf = (how: unknown, path: unknown, { matrix, width, fill, stroke }: Pen): readonly RuledLine[] => {
  const isFilled = (FILLS.has(how) || BOTH.has(how)) && fill !== WHITE;
  const isStroked = (STROKES.has(how) || BOTH.has(how)) && stroke !== WHITE;
  if (!isFilled && !isStroked) return [];
  const [a = 1, b = 0, c = 0, d = 1] = matrix;
  const subpaths = subpathsOf(numbersIn(path), matrix);
  return [
    ...(isFilled ? subpaths.flatMap((corners) => ruleAround(corners, 0)) : []),
    ...(isStroked
      ? subpaths.flatMap(sides).flatMap((side) => ruleAround(side, width * Math.sqrt(Math.abs(a * d - b * c))))
      : []),
  ];
};

/** The lines that a page draws from left to right. `view`: from its units to points from its upper left corner. */
export const drawnRules = ({ fnArray, argsArray }: Operators, view: Matrix): readonly RuledLine[] => {
  const saved: Pen[] = [];
  const rules: RuledLine[] = [];
  const first: Pen = { matrix: view, width: 1, fill: null, stroke: null };
  let pen = first;
  for (const [index, operator] of fnArray.entries()) {
    const args: readonly unknown[] = argsArray[index] ?? [];
    switch (operator) {
      case OPS.save:
        saved.push(pen);
        break;
      case OPS.restore:
      case OPS.endAnnotation:
      case OPS.paintFormXObjectEnd:
        pen = saved.pop() ?? first;
        break;
      case OPS.paintFormXObjectBegin:
        saved.push(pen);
        if (isMatrix(args[0])) pen = { ...pen, matrix: within(pen.matrix, args[0]) };
        break;
      // A reader’s note that strikes text is drawn as a line, too.
      case OPS.beginAnnotation:
        saved.push(pen);
        pen = { ...first, matrix: args.slice(2, 4).filter(isMatrix).reduce(within, view) };
        break;
      case OPS.transform:
        if (isMatrix(args)) pen = { ...pen, matrix: within(pen.matrix, args) };
        break;
      case OPS.setLineWidth:
        pen = { ...pen, width: Number(args[0]) };
        break;
      case OPS.setFillRGBColor:
        pen = { ...pen, fill: args[0] };
        break;
      case OPS.setStrokeRGBColor:
        pen = { ...pen, stroke: args[0] };
        break;
      case OPS.constructPath:
        for (const rule of rulesOf(args[0], args[1], pen)) rules.push(rule);
        break;
    }
  }
  return rules;
};
