import type { EditorBrief } from '#engine/editing/brief';
import {
  STANDINGS,
  type Editing,
  type PageEditing,
  type Standing,
  type PublishedTarget,
} from '#engine/editing/editing';
import { isNews, nothingKnown, type Findings } from '#engine/ledger';
import type { ReadPage } from '#pages/page';
import { seeded } from '#test/support/seeded';
import { newsPairs, pagesOfPair } from './news-pairs';
import { runEditedTracker, runTracker } from './run-tracker';

/** What an editor says that has been talked into anything: sentences that do not exist, claims of others, all of them, none. */
const anyEditing = (brief: EditorBrief, random: (most: number) => number): Editing => {
  const claims = [...brief.standing.map(({ id }) => id), 'no such claim'];
  const target = (): PublishedTarget =>
    random(3) === 0
      ? { by: 'sentence', url: brief.pages[random(brief.pages.length)]?.url ?? '', index: random(6) }
      : { by: 'claim', claimId: claims[random(claims.length)] ?? '' };
  const standing = (): Standing => {
    const kind = STANDINGS[random(STANDINGS.length + 1)];
    if (kind === undefined) return { kind: 'new' };
    if (kind === 'same' || kind === 'adds') return { kind, of: target() };
    return { kind, of: Array.from({ length: random(5) }, target) };
  };
  const page = (): PageEditing =>
    random(5) === 0
      ? { isOnTopic: false }
      : {
          isOnTopic: true,
          lines: Array.from({ length: random(5) }, () => ({ index: random(9), standing: standing() })),
        };
  return {
    pages: new Map(brief.pages.flatMap(({ url }) => (random(6) === 0 ? [] : [[url, page()] as const]))),
    overview: random(2) === 0 ? null : [claims.map((claimId) => ({ by: 'claim', claimId }) as const)],
  };
};

const pageOf = (title: string, text: readonly string[], day: string): ReadPage => {
  const url = `https://arlen.example/${day}/${encodeURIComponent(title)}`;
  return { url, foundAt: url, host: 'arlen.example', title, publisher: '', author: '', publishedAt: day, blocks: text };
};

/** Of words in any language, inflected or not, and of abbreviations: `IDs` has `ID`. */
const beginningsOf = (text: string): ReadonlySet<string> =>
  new Set((text.match(/\p{Lu}{2,}|\p{L}{3,}|\d+/gu) ?? []).map((word) => word.toLowerCase().slice(0, 3)));

test('whatever an editor says, only whole sentences of pages are told, and what ends a line is later and has something in common with it', async () => {
  const random = seeded(jest.getSeed());
  for (const pair of newsPairs) {
    const others = Array.from({ length: 4 }, () => newsPairs[random(newsPairs.length)] ?? pair);
    const early = [pair, ...others].map(({ first }) => pageOf(first.title, first.text, '2026-11-08'));
    const late = [pair, ...others].map(({ second }) => pageOf(second.title, second.text, '2026-11-24'));
    const tracker = { description: pair.topic };
    const edit = async (brief: EditorBrief): Promise<Editing> => anyEditing(brief, random);
    const one = await runEditedTracker(tracker, early, '2026-11-08T12:00:00.000Z', edit);
    const two = await runEditedTracker(tracker, late, '2026-11-24T12:00:00.000Z', edit, one.knowledge);
    const textOf = new Map([...early, ...late].map(({ url, blocks }) => [url, blocks]));
    const before = new Map(one.knowledge.claims.map((claim) => [claim.id, claim]));
    for (const { claim, replaces } of [...one.findings.recorded, ...two.findings.recorded]) {
      const [page] = claim.evidence;
      expect(textOf.get(page?.url ?? '')?.some((block) => block.includes(claim.text))).toBe(true);
      for (const id of replaces) {
        const ended = before.get(id);
        if (ended === undefined) continue;
        expect((ended.publishedAt ?? '') < (claim.publishedAt ?? '')).toBe(true);
        const own = beginningsOf(`${claim.text} ${page?.title}`);
        expect([...beginningsOf(`${ended.text} ${ended.evidence[0]?.title}`)].some((word) => own.has(word))).toBe(true);
      }
    }
    // Nothing is told twice, whoever edits next.
    const again = runTracker(tracker, [...early, ...late], '2026-11-25T12:00:00.000Z', two.knowledge);
    const told = [...one.findings.recorded, ...two.findings.recorded].flatMap(({ claim }) =>
      isNews(claim) ? [claim.text] : [],
    );
    expect(new Set(told).size).toBe(told.length);
    expect(again.findings.recorded.filter(({ claim }) => told.includes(claim.text))).toEqual([]);
  }
});

/** What the rules told of pages, as an editor would say it. */
const editingOf = (brief: EditorBrief, { recorded, documents }: Findings): Editing => {
  const pageEditing = ({ url, sentences }: EditorBrief['pages'][number]): PageEditing => {
    const told = recorded.filter(({ claim }) => isNews(claim) && claim.evidence[0]?.url === url);
    const reason = documents.find((document) => document.url === url)?.reason.kind;
    if (told.length === 0 && reason === 'off_topic') return { isOnTopic: false };
    return {
      isOnTopic: true,
      lines: told.map(({ claim: { text }, kind, replaces }) => ({
        index: sentences.find((sentence) => sentence.text === text)?.index ?? -1,
        standing:
          kind === 'new'
            ? { kind: 'new' }
            : {
                kind: kind === 'changed' ? 'changes' : 'ends',
                of: replaces.map((claimId) => ({ by: 'claim', claimId })),
              },
      })),
    };
  };
  return { pages: new Map(brief.pages.map((page) => [page.url, pageEditing(page)])), overview: null };
};

test('an editor can give the choice of the rules by number, and the same is published', async () => {
  const toldIn = ({ recorded }: Findings) =>
    recorded
      .filter(({ claim }) => isNews(claim))
      .map(({ kind, claim, replaces }) => ({ kind, text: claim.text, replaces }))
      .sort((a, b) => (a.text < b.text ? -1 : 1));
  for (const pair of newsPairs) {
    const [early, late] = pagesOfPair(pair).map(({ own, others, near }) => [own, ...others, ...near]);
    const tracker = { description: pair.topic };
    let knowledge = nothingKnown;
    for (const [pages, now] of [
      [early ?? [], '2026-11-08T12:00:00.000Z'],
      [[...(early ?? []), ...(late ?? [])], '2026-11-24T12:00:00.000Z'],
    ] as const) {
      const byRules = runTracker(tracker, pages, now, knowledge);
      const edit = async (brief: EditorBrief): Promise<Editing> => editingOf(brief, byRules.findings);
      const edited = await runEditedTracker(tracker, pages, now, edit, knowledge);
      expect(toldIn(edited.findings)).toEqual(toldIn(byRules.findings));
      knowledge = byRules.knowledge;
    }
  }
});
