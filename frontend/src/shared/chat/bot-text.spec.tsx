import { cleanup, render, screen } from '@testing-library/react';
import { hostileTexts } from '../../../../test/support/hostile/hostile-texts';
import { injections } from '../../../../test/support/injections/injections';
import { BotText } from './bot-text';

const OWN = 'http://localhost/document/1?page=2';
const texts = [...hostileTexts, ...injections.flatMap(({ text, disguised }) => [text, disguised])];

beforeAll(async () => {
  render(<BotText message={{ from: 'bot', text: '[1]', sources: [{ index: 1, content: OWN }] }} />);
  await screen.findByRole('link');
});

/** A reply of the worst server: nothing escaped, and all sources but one on other sites. */
const shown = (text: string) =>
  render(
    <BotText
      message={{
        from: 'bot',
        text: `${text}\n\n${text} [1] [2]`,
        sources: [{ index: 1, content: OWN }],
      }}
    />,
  ).container;

test('only the citations of a reply are links, and nothing in it is an image or is executed', () => {
  expect(texts.length).toBeGreaterThan(350);
  const wrong = texts.filter((text) => {
    const container = shown(text);
    const links = [...container.querySelectorAll('[href]')].map((link) => link.getAttribute('href'));
    const active = container.querySelectorAll(
      'img, script, iframe, svg, form, object, style, link, [src], [onclick], [style]',
    );
    cleanup();
    return active.length > 0 || links.some((href) => href !== OWN);
  });
  expect(wrong).toEqual([]);
  expect('hit' in window).toBe(false);
});

test.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'vbscript:x', 'file:///etc/passwd'])(
  'a source at %s is no link',
  (content) => {
    const message = { from: 'bot', text: 'A fact. [1]', sources: [{ index: 1, content }] } as const;
    const { container } = render(<BotText message={message} />);
    expect([container.querySelector('a'), container.textContent]).toEqual([null, 'A fact. [1]']);
  },
);

describe('markers', () => {
  const sources = [{ index: 1, content: OWN }];
  const shownIn = (text: string) => {
    const { container } = render(<BotText message={{ from: 'bot', text, sources }} />);
    return { text: container.textContent, links: container.querySelectorAll('a').length };
  };

  test.each([
    ['in code', 'Write `a[1] = 2` once.', 'Write a[1] = 2 once.'],
    ['in a block of code', '```\na[1] = 2\n```', 'a[1] = 2\n'],
    ['that are escaped', String.raw`Nothing \[1\] here.`, 'Nothing [1] here.'],
    ['without a source', 'Nothing [2] here.', 'Nothing [2] here.'],
    ['of which one was written as an entity', 'One &#91;1] and [1].', 'One [1] and [1].'],
  ])('markers %s stay text', (_where, text, shown) => expect(shownIn(text)).toEqual({ text: shown, links: 0 }));

  test.each([
    ['beside an escaped one', String.raw`\[1\] and [1].`, '[1] and 1.', 1],
    ['in bold and in lists', '- **A** [1]\n- *B[1]*', '\nA 1\nB1\n', 2],
    ['that a definition in the text would take', 'A fact [1].\n\n[1]: https://evil.example', 'A fact 1.', 1],
  ])('markers %s are links', (_where, text, shown, links) => expect(shownIn(text)).toEqual({ text: shown, links }));

  test('an address in the text is no citation, even if it is that of a source', () =>
    expect(shownIn('See http://localhost/document/1?page=2 and [this](http://localhost/document/1?page=2)')).toEqual({
      text: 'See http://localhost/document/1?page=2 and this',
      links: 0,
    }));
});

test('a table is one', () => {
  const text = '| Year | Rate |\n| --- | ---: |\n| 2025 | 25 % [1] |';
  const { container } = render(<BotText message={{ from: 'bot', text, sources: [{ index: 1, content: OWN }] }} />);
  expect([...container.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual(['2025', '25 % 1']);
  expect(container.querySelectorAll('a')).toHaveLength(1);
});

test('words that were asked for are marked in quotes as whole words', () => {
  const lines = { references: ['1'], are_answer: true, marks: ['30 days', 'days', 'order'] };
  const text = 'In 30 days.\n\n> Within 30 days of the order, at the border, <b>order</b>. [1]';
  const { container } = render(
    <BotText message={{ from: 'bot', text, sources: [{ index: 1, content: OWN }], lines }} />,
  );
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    '30 days',
    'order',
    'order',
  ]);
  expect(container.querySelector('blockquote')?.textContent?.trim()).toBe(
    'Within 30 days of the order, at the border, order. 1',
  );
});
