import { Box } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';
import { ChangeLabel } from '../../../shared/ui/evidence/change-label';
import { EvidenceBadge } from '../../../shared/ui/evidence/evidence-badge';
import type { TrackerSource, UpdateLine } from '../api/tracker';
import { citedItems } from '../cited-items';
import { isElement, type Content } from '../cited-lines';
import { CitedGrid, CitedRow, SourceButtons } from './cited-grid';
import { remarkSx } from './remark-sx';
import { LineFeedback } from './line-feedback';
import { PageItem } from './page-item';

interface CitedTextProps {
  /** Markdown with [n] markers. */
  content: string;
  sources: readonly TrackerSource[];
  /** Of the headlines. */
  level: 'h3' | 'h4';
  /** Whether a model wrote some of the lines. */
  written?: boolean;
  /** Lines to mark, by their text. */
  fresh?: ReadonlyMap<string, UpdateLine>;
}

const noLines: ReadonlyMap<string, UpdateLine> = new Map();

/** A researched text as items, one per page, with badges and the sources beside them. */
export const CitedText = ({ content, sources, level, written = false, fresh = noLines }: CitedTextProps) => {
  const components = useMemo(() => componentsFor(sources, level, fresh), [sources, level, fresh]);
  const plugins = useMemo(
    (): [[typeof citedItems, Parameters<typeof citedItems>[0]]] => [[citedItems, { sources, fresh, written }]],
    [sources, fresh, written],
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

const numbersIn = (property: unknown): readonly number[] => String(property).split(' ').filter(Boolean).map(Number);

type Piece = ExtraProps & { children?: ReactNode };

const componentsFor = (
  sources: readonly TrackerSource[],
  level: CitedTextProps['level'],
  fresh: ReadonlyMap<string, UpdateLine>,
): Components => {
  const Item = ({ node, children }: Piece) => {
    const { dataSource, dataHeadline, dataTold, dataNotes } = node?.properties ?? {};
    return (
      <CitedRow notes={numbersIn(dataNotes)} sources={sources}>
        <PageItem
          level={level}
          headline={dataHeadline === undefined ? null : String(dataHeadline)}
          source={sources[Number(dataSource) - 1]}
          toldBy={dataTold === undefined ? null : Number(dataTold)}
        >
          {children}
        </PageItem>
      </CitedRow>
    );
  };
  return {
    article: Item,
    h3: ({ children }) => (
      <Box component="h3" sx={{ gridColumn: 1, typography: 'label', color: 'quiet', mb: 3 }}>
        {children}
      </Box>
    ),
    p: ({ node, children }) => {
      const line = fresh.get(String(node?.properties.dataFresh));
      const { dataOwn } = node?.properties ?? {};
      const cited = new Set(dataOwn === undefined ? node?.children.flatMap(citedBy) : [Number(dataOwn)]);
      const [n] = cited;
      return (
        <LineFeedback source={cited.size === 1 && n !== undefined ? sources[n - 1] : undefined}>
          {() => (
            <Box component="p" dir="auto" sx={node?.properties.dataTitle === undefined ? lineSx : titleSx}>
              {line !== undefined && (
                <Box component="span" sx={{ mr: '6px' }}>
                  <ChangeLabel kind={line.kind} text={line.text} was={line.was} />
                </Box>
              )}
              {children}
            </Box>
          )}
        </LineFeedback>
      );
    },
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

/** The number of a badge among the children of a line. */
const citedBy = (child: Content): readonly number[] =>
  isElement(child) && child.properties.dataCite !== undefined ? [Number(child.properties.dataCite)] : [];

const lineSx = {
  typography: 'reading',
  textWrap: 'pretty',
  '& + &': { mt: 3 },
  // What is said of a line stands nearer to it than to the next one.
  '&:has([data-remark]) + &': { mt: 5 },
  '& [data-remark]': remarkSx,
};
const titleSx = { typography: 'h3', textWrap: 'pretty' };
