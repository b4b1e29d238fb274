import { labelledTopics, languagesOfTopics, selectionOf, takenInTurn } from '../corpus/proof/topic-labels';
for (const language of languagesOfTopics) {
  const every = labelledTopics(language);
  for (const half of ['seen', 'held'] as const) {
    const topics = every.filter((t) => t.half === half);
    if (topics.length === 0) continue;
    const all = topics.flatMap((t) => takenInTurn(t.description, t, every));
    const other = topics.flatMap((t) => (t.otherDescription === undefined ? [] : takenInTurn(t.otherDescription, t, every)));
    const s = selectionOf(all), o = selectionOf(other), own = selectionOf(all.filter((x) => x.isOwn));
    console.log(language, half, s.recall.toFixed(2), s.precision.toFixed(2), 'own pages only', own.precision.toFixed(2), ' other wording', o.recall.toFixed(2), o.precision.toFixed(2));
  }
}
