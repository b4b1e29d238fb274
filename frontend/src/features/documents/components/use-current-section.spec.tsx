import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import type { LocatedSection } from '../locate-section';
import { useCurrentSection } from './use-current-section';

const Pages = ({ sections }: { sections: readonly LocatedSection[] }) => {
  const frame = useRef<HTMLDivElement>(null);
  const seen = useCurrentSection(frame, sections);
  return (
    <>
      <output>{seen}</output>
      <div ref={frame}>
        <div data-page="1" />
      </div>
    </>
  );
};

const FIRST: LocatedSection = { heading: 'Definitions', page: 1 };

test('sections that come after the pages are looked for at once', async () => {
  // Missing in jsdom: a page that fills the frame.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  const { rerender } = render(<Pages sections={[]} />);
  rerender(<Pages sections={[FIRST]} />);
  await screen.findByText('0');
  jest.restoreAllMocks();
});
