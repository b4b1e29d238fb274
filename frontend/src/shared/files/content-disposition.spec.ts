import { parseFileName } from './content-disposition';

test.each([
  ['attachment; filename="cv.pdf"', 'cv.pdf'],
  ['attachment; filename=cv.pdf', 'cv.pdf'],
  ['attachment; filename="a \\"b\\".pdf"', 'a "b".pdf'],
  [`attachment; filename="?bersicht.pdf"; filename*=UTF-8''%C3%9Cbersicht.pdf`, 'Übersicht.pdf'],
  [`attachment; filename="cv.pdf"; filename*=UTF-8''%E0%A4%A`, 'cv.pdf'],
  ['attachment', 'downloaded_file'],
  [null, 'downloaded_file'],
])('the header %s names the file %s', (disposition, name) => {
  expect(parseFileName(disposition)).toBe(name);
});
