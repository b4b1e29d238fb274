import { cleanup, render } from '@testing-library/react';
import { hostileTexts } from '../../../../test/support/hostile-texts';
import { injections } from '../../../../test/support/injections/injections';
import { BotText } from './bot-text';

const OWN = 'http://localhost/document/1?page=2';
const texts = [...hostileTexts, ...injections.flatMap(({ text, disguised }) => [text, disguised])];

/** A reply as the worst server would send it: nothing escaped, and every source foreign but one. */
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

test('of whatever a reply says, only its citations are links, and nothing is an image or runs', () => {
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
