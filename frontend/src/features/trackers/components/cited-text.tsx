import { Box } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';
import type { Source } from '../../../shared/api/source';
import { EvidenceBadge } from '../../../shared/ui/evidence/evidence-badge';
import { citedLines } from '../cited-lines';
import { CitedGrid, CitedRow, LineSource, SourceButtons } from './cited-grid';

interface CitedTextProps {
  /** Markdown with [n] markers. */
  content: string;
  sources: readonly Source[];
}

/** A researched text: lines, badges, and the sources beside them. */
export const CitedText = ({ content, sources }: CitedTextProps) => {
  const components = useMemo(() => componentsFor(sources), [sources]);
  const plugins = useMemo(
    (): [[typeof citedLines, { sourceCount: number }]] => [[citedLines, { sourceCount: sources.length }]],
    [sources.length],
  );
  return (
    <>
      <CitedGrid>
        <Markdown rehypePlugins={plugins} components={components}>
          {content}
        </Markdown>
      </CitedGrid>
      <SourceButtons sources={sources} />
    </>
  );
};

const numbersIn = (node: ExtraProps['node'], property: string): readonly number[] =>
  String(node?.properties[property] ?? '')
    .split(' ')
    .filter(Boolean)
    .map(Number);

type Piece = ExtraProps & { children?: ReactNode };

const componentsFor = (sources: readonly Source[]): Components => {
  const Line = ({ node, children }: Piece) => {
    const [first] = numbersIn(node, 'dataCites');
    return (
      <CitedRow notes={numbersIn(node, 'dataNotes')} sources={sources}>
        <LineSource source={first === undefined ? undefined : sources[first - 1]} />
        <Box component="p" dir="auto" sx={lineSx}>
          {children}
        </Box>
      </CitedRow>
    );
  };
  const Heading = ({ children }: Piece) => (
    <Box component="h3" sx={{ gridColumn: 1, typography: 'label', mt: 2, mb: '10px' }}>
      {children}
    </Box>
  );
  const List = ({ children }: Piece) => (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'subgrid' }}>{children}</Box>
  );
  return {
    p: Line,
    li: Line,
    ul: List,
    ol: List,
    h1: Heading,
    h2: Heading,
    h3: Heading,
    h4: Heading,
    h5: Heading,
    h6: Heading,
    sup: ({ node }) => {
      const n = Number(node?.properties.dataCite);
      const source = sources[n - 1];
      return source === undefined ? null : (
        <EvidenceBadge n={n} source={source} line={String(node?.properties.dataLine ?? '')} />
      );
    },
    a: ({ href, children }) =>
      href !== undefined && /^https?:\/\//.test(href) ? (
        <a href={href} target="_blank" rel="noopener nofollow">
          {children}
        </a>
      ) : (
        <>{children}</>
      ),
    // Images in a page's text would send a request to its host for every reader.
    img: () => null,
  };
};

const lineSx = { typography: 'reading', textWrap: 'pretty' };
