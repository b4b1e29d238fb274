import { imageKind } from './image-kind';

const png = (width: number, height: number): Buffer => {
  const bytes = Buffer.alloc(33);
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};
/** With an APP0 segment before the frame. */
const jpeg = (width: number, height: number): Buffer => {
  const bytes = Buffer.alloc(40);
  Buffer.from('ffd8ffe00010', 'hex').copy(bytes);
  Buffer.from('ffc0001108', 'hex').copy(bytes, 20);
  bytes.writeUInt16BE(height, 25);
  bytes.writeUInt16BE(width, 27);
  return bytes;
};

test('images are known by their bytes', () => {
  expect(imageKind(png(640, 480))).toBe('image/png');
  expect(imageKind(jpeg(640, 480))).toBe('image/jpeg');
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page', Buffer.from('<html>')],
  ['a PNG that is cut', png(640, 480).subarray(0, 20)],
  ['a JPEG that is cut', jpeg(640, 480).subarray(0, 22)],
  ['30,000 × 30,000 pixels', png(30_000, 30_000)],
  ['a JPEG of as many', jpeg(30_000, 30_000)],
  ['no pixels', png(0, 480)],
])('%s is not an image', (_, bytes) => expect(imageKind(bytes)).toBeNull());
