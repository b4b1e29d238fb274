import { foundLater, ledgerOfPages, type ToldPage } from './told-pairs';

type Kind = 'changed' | 'contradicted';

export const overruledBy = (pages: readonly ToldPage[], kind: Kind) => {
  const missed: string[] = [];
  const wrong: string[] = [];
  for (const { topic, told, overruling, others } of pages) {
    const ledger = ledgerOfPages(topic, [told]);
    const [claim] = ledger.claims;
    const overrules = (page: (typeof overruling)[number]): boolean =>
      foundLater(topic, ledger, page).some((found) => found.kind === kind && found.replaces.includes(claim?.id ?? ''));
    missed.push(...overruling.filter((page) => !overrules(page)).map(([, , text]) => text));
    for (const [why, ...page] of others)
      if (foundLater(topic, ledger, page).some((found) => found.kind !== 'new')) wrong.push(`${why}: ${page[2]}`);
  }
  return { missed, wrong };
};
