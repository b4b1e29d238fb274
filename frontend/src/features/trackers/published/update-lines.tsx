import { chipsOfItem } from '#modules/research/domain/remark-chips';
import { now } from '../../../shared/time/clock';
import type { Update } from './api/tracker';
import { tellingOn } from '../telling-on';
import { itemsOf } from '../items';
import { ChangedLine, lineInset, toldByMark } from '../components/changed-line';
import { CitedGrid, CitedRow, SourceButtons } from '../components/cited-grid';
import { PageItem } from '../components/page-item';
import { RemarkChips } from '../components/remark-chips';

/** The lines of an update by the page that they are from, with the sources beside them. */
export const UpdateLines = ({
  update: { lines, sources, written },
}: {
  update: Pick<Update, 'lines' | 'sources' | 'written'>;
}) => (
  <>
    <CitedGrid>
      {itemsOf(lines, sources).map(({ source, headline, toldBy, notes, lines: told }) => {
        const { common, ofLine } = chipsOfItem(told, tellingOn(now()), toldByMark);
        return (
          <CitedRow key={told[0]?.text} notes={notes} sources={sources}>
            <PageItem
              level="h4"
              headline={headline}
              source={source === null ? undefined : sources[source - 1]}
              toldBy={toldBy}
              inset={lineInset}
              chips={<RemarkChips chips={common} sources={sources} />}
            >
              {told.map((line) => (
                <ChangedLine
                  key={line.text}
                  line={line}
                  sources={sources}
                  chips={ofLine(line)}
                  quoted={written !== null}
                />
              ))}
            </PageItem>
          </CitedRow>
        );
      })}
    </CitedGrid>
    <SourceButtons sources={sources} />
  </>
);
