import { smallImage } from './small-image';

test('what is transparent becomes white', async () => {
  const done: string[] = [];
  const context = {
    fillStyle: '',
    fillRect() {
      done.push(`filled ${this.fillStyle}`);
    },
    drawImage: () => done.push('drawn'),
  };
  // Which jsdom lacks.
  globalThis.createImageBitmap = () => Promise.resolve({ width: 2, height: 2, close: () => undefined });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(Object.create(context));
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(null));
  await smallImage(new File([], 'plot.png'));
  expect(done).toEqual(['filled white', 'drawn']);
  jest.restoreAllMocks();
});
