import type { Update } from '../api/tracker';
import { itemsOf } from '../items';
import { ChangedLine, earlierSource, lineInset } from './changed-line';
import { CitedGrid, CitedRow, SourceButtons } from './cited-grid';
import { LineNote, citedInNote } from './line-note';
import { PageItem } from './page-item';

/** The lines of an update by the page that they are from, with the sources beside them. */
export const UpdateLines = ({
  update: { lines, sources, written },
}: {
  update: Pick<Update, 'lines' | 'sources' | 'written'>;
}) => {
  const items = itemsOf(lines, sources, (line) => {
    const earlier = earlierSource(line, sources)?.n;
    const beside = [
      ...(earlier === undefined ? [] : [earlier]),
      ...citedInNote(line.was_note),
      ...citedInNote(line.note),
    ];
    return { text: line.text, cites: [line.source], beside };
  });
  return (
    <>
      <CitedGrid>
        {items.map(({ source, headline, toldBy, notes, lines: told }) => (
          <CitedRow key={told[0]?.text} notes={notes} sources={sources}>
            <PageItem
              level="h4"
              headline={headline}
              source={source === null ? undefined : sources[source - 1]}
              toldBy={toldBy}
              inset={lineInset}
            >
              {told.map((line) => (
                <ChangedLine
                  key={line.text}
                  line={line}
                  source={sources[line.source - 1]}
                  quoted={written !== null}
                  earlier={earlierSource(line, sources)}
                  wasNote={line.was_note && <LineNote note={line.was_note} sources={sources} />}
                  note={line.note && <LineNote note={line.note} sources={sources} />}
                />
              ))}
            </PageItem>
          </CitedRow>
        ))}
      </CitedGrid>
      <SourceButtons sources={sources} />
    </>
  );
};
