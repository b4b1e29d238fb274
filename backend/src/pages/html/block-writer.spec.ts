import { BlockWriter, type TextPlacement } from './block-writer';

const at = (more: Partial<TextPlacement> = {}): TextPlacement => ({
  kind: 'paragraph',
  depth: 0,
  within: [],
  doubtful: [],
  isLinked: false,
  isBold: false,
  isPreformatted: false,
  ...more,
});

/** The texts of the blocks that this writes. */
const written = (write: (writer: BlockWriter) => void) => {
  const writer = new BlockWriter();
  write(writer);
  writer.endBlock();
  return writer.blocks;
};

test('texts up to the end of a block are one, with the share of them in links', () => {
  const [block, ...others] = written((writer) => {
    writer.add('The pier ', at(), at());
    writer.add('is open', at({ isLinked: true }), at());
    writer.endBlock();
    writer.add(' \n ', at(), at());
  });
  expect([block, others]).toEqual([expect.objectContaining({ text: 'The pier is open', linked: 7 / 16 }), []]);
});

test('one line break is a space, two end a paragraph', () => {
  const texts = written((writer) => {
    writer.add('The pier', at(), at());
    writer.breakLine();
    writer.add('is open.', at(), at());
    writer.breakLine();
    writer.breakLine();
    writer.add('So is the port.', at(), at());
  }).map(({ text }) => text);
  expect(texts).toEqual(['The pier is open.', 'So is the port.']);
});

test('a line in bold is a heading, if the next one is not in bold', () => {
  const texts = (isNextBold: boolean) =>
    written((writer) => {
      writer.add('Opening hours', at({ isBold: true }), at());
      writer.breakLine();
      writer.add('From nine to five', at({ isBold: isNextBold }), at());
    }).map(({ text }) => text);
  expect(texts(false)).toEqual(['Opening hours', 'From nine to five']);
  expect(texts(true)).toEqual(['Opening hours From nine to five']);
});

test('a block takes its place from its first text', () => {
  const [block] = written((writer) => {
    writer.add('  ', at(), at({ within: [1] }));
    writer.add('The pier', at(), at({ kind: 'item', within: [1, 2], doubtful: [3] }));
  });
  expect(block).toMatchObject({ kind: 'item', within: [1, 2], doubtful: [3] });
});
