import { smallImage } from './small-image';

test('transparent areas become white', async () => {
  const done: string[] = [];
  const context = {
    fillStyle: '',
    fillRect() {
      done.push(`filled ${this.fillStyle}`);
    },
    drawImage: () => done.push('drawn'),
  };
  // Missing in jsdom.
  globalThis.createImageBitmap = () => Promise.resolve({ width: 2, height: 2, close: () => undefined });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(Object.create(context));
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(null));
  // An image that stays too large is not reported as unreadable.
  expect(await smallImage(new File([], 'plot.png'))).toEqual({ status: 'too-large' });
  expect(done).toEqual(['filled white', 'drawn']);
  jest.restoreAllMocks();
});

test('a file that is no image is unreadable', async () => {
  globalThis.createImageBitmap = () => Promise.reject(new DOMException('', 'InvalidStateError'));
  expect(await smallImage(new File([], 'notes.txt'))).toEqual({ status: 'unreadable' });
});
