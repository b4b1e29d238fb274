import { corpusFile } from '#test/corpus/proof/corpus-documents';
import { firstOverviews } from '#test/corpus/proof/edited-overviews';
import { playedModel } from '#test/corpus/proof/played-model';

/** Prints the overviews of new trackers on the corpus's topics: by the rules, or with `--model` by a played model. */
const main = async (): Promise<void> => {
  if (!process.argv.includes('--model')) {
    process.stdout.write(await firstOverviews());
    return;
  }
  const { model, open, keep } = playedModel(corpusFile('labels', 'played-overviews.json'));
  const text = await firstOverviews(model);
  if (open() === 0) {
    keep();
    process.stdout.write(text);
  } else process.stdout.write(`${open()} questions are open\n`);
};

void main();
