import { chipsOfItem } from '#wording/remark-chips';
import { now } from '#shared/time/clock';
import type { Line, Update } from '#features/trackers/api/tracker';
import { lineAnchor } from '#features/trackers/published/line-path';
import { ChangedLine, LINE_INSET_PX, kindsShownByMark } from '../components/lines/changed-line';
import { CitedGrid, CitedRow, SourceButtons } from '../components/lines/cited-grid';
import { PageItem } from '../components/lines/page-item';
import { RemarkChips } from '../components/lines/remark-chips';
import { getRemarkFormat } from '../remark-format';
import { groupItems } from '../text-items';

/** A model's lines share their sources, so links lead only to the whole update. */
const anchorWithin = ({ claim_id }: Line, update_id: string | null): string | undefined =>
  claim_id === null || update_id === null ? undefined : lineAnchor({ claim_id, update_id });

/** The lines of an update grouped by page, with the sources next to them. */
export const UpdateLines = ({
  update: { lines, sources, written },
  arrivingAt = null,
}: {
  update: Pick<Update, 'lines' | 'sources' | 'written'>;
  /** Id of the update, if a URL may link to one of its lines. */
  arrivingAt?: string | null;
}) => {
  const items = groupItems(lines, sources);
  return (
    <>
      <CitedGrid>
        {items.map(({ source, headline, lead, mentionCount, railSources, lines: itemLines }) => {
          const all = lead === null ? itemLines : [lead, ...itemLines];
          const { common, ofLine } = chipsOfItem(all, getRemarkFormat(now()), kindsShownByMark);
          const changed = (line: Line) => (
            <ChangedLine
              key={line.text}
              line={line}
              sources={sources}
              chips={ofLine(line)}
              isQuoted={written !== null}
              isLead={line === lead}
              anchor={anchorWithin(line, arrivingAt)}
            />
          );
          return (
            <CitedRow key={all[0]?.text} notes={railSources} sources={sources}>
              <PageItem
                level="h4"
                headline={headline}
                lead={lead && changed(lead)}
                source={source === null ? undefined : sources[source - 1]}
                mentionCount={mentionCount}
                inset={LINE_INSET_PX}
                chips={<RemarkChips chips={common} sources={sources} />}
              >
                {itemLines.map(changed)}
              </PageItem>
            </CitedRow>
          );
        })}
      </CitedGrid>
      <SourceButtons sources={sources} shown={items.flatMap(({ railSources }) => railSources)} />
    </>
  );
};
